/** Processor architectures: images and ISOs boot only on server types with the same one. */
import { wireEnum } from '../../../rest/mapping/enum.js';

export const Architecture = wireEnum('CloudArchitecture', 'A CPU architecture', {
  x86: 'Intel or AMD, 64-bit',
  arm: 'Arm, 64-bit',
});
