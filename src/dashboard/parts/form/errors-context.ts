/** The errors of the form, for fields that are none of react-aria. */
import { createContext } from 'react';
import type { FieldErrors } from './use-form.js';

export const ErrorsContext = createContext<FieldErrors>({});
