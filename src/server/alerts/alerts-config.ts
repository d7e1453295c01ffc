/** What the configuration says of alerts. */
export interface AlertsConfig {
  /** Whether alerts may go to private addresses. */
  readonly allowsPrivate: boolean;
  /** Null: none go by e-mail. */
  readonly smtp: SmtpConfig | null;
}

export interface SmtpConfig {
  /** With user and password. */
  readonly url: string;
  readonly from: string;
}
