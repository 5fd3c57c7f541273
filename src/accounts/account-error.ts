/** What an account command can not do, in a sentence for the operator. */
export class AccountError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'AccountError';
  }
}
