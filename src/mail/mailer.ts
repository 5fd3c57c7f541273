/** A message in plain text. */
export interface Mail {
  to: string;
  /** That its reader reads, as a BCP 47 tag. */
  language: string;
  subject: string;
  text: string;
  /** The link that the text is about: all that whoever runs a service without a mail server needs of it. */
  link?: string;
}

export interface Mailer {
  /** Whether mail leaves for its reader; false where it ends in the log. */
  delivers: boolean;
  /** Takes a mail and returns at once: whoever waits for an answer must not learn from the time whether one is sent. */
  post(mail: Mail): void;
  /** Waits a while for what is on its way, and gives up what waits for another try. */
  close(): Promise<void>;
}
