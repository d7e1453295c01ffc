/** The dialogs of acts in a script of their own. */
import { lazyPart } from '../../../parts/lazy-part.js';

export const [ActDialog, actOpener] = lazyPart(async () => (await import('./act-dialog.js')).ActDialog);
