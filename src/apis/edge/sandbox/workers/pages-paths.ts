/** Where Pages projects are. */
export const projectsPath = '/accounts/{accountId}/pages/projects';

export const projectsOf = (accountId: unknown) => `/accounts/${String(accountId)}/pages/projects`;
