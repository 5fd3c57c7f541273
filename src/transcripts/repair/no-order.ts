/** The times of a file do not tell in which order anything is said; the message is a sentence for people. */
export class NoOrder extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NoOrder';
  }
}
