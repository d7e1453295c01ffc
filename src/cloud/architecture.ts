/** Processor architectures: an image or ISO boots only on server types of its own. */
import { wireEnum } from '../rest/enum.js';

export const Architecture = wireEnum('CloudArchitecture', 'A processor architecture', ['x86', 'arm']);
