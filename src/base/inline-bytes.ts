/** The most bytes that a request or response may contain inline. */
export const mostInline = 512 * 1024;
