/** The paths of Pages projects. */
export const projectsPath = '/accounts/{accountId}/pages/projects';

export const projectsOf = (accountId: unknown) => `/accounts/${String(accountId)}/pages/projects`;
