/** The import in a script of its own. */
import { lazyPart } from '../../../parts/lazy-part.js';

export const [ImportDialog, importOpener] = lazyPart(async () => (await import('./import-dialog.js')).ImportDialog);
