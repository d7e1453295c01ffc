export const deep: readonly string[];
export const deepOnly: readonly string[];
