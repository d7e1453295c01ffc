/** The dialog of labels, which opens from the opened machine and from the selected ones. */
import { lazyPart } from '../../parts/lazy-part.js';

export const [LabelsDialog, labelsOpener] = lazyPart(async () => (await import('./labels-dialog.js')).LabelsDialog);
