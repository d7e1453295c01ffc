/** Labels: the caller's own key-value pairs on an object. */
export * from '../rest/labels.js';
