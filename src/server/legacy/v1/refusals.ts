/** The messages of 401, which the contract defines per operation. */

export const refusals = {
  authorize: 'Token is invalid or expired.',
  defaultRates: 'Sorry, But you forgot to provide a token.',
  rates: 'Sorry, But your token is not valid or expired. Please request a new token or check your token.',
  conversion: 'Sorry, But you forgot to provide a token.',
} as const;
