/** An event of which only its answer shows whether it is news; a quiet one is not sent. */
export class QuietableEvent {
  isQuiet = false;
}
