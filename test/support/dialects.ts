/** The dialects of all hosting APIs. */
import { loadApis } from '../../src/apis/index.js';

export const dialects = (await loadApis()).map(({ dialect }) => dialect);
