/** A failure the person at the terminal can do something about: its message is one sentence that says what to do. */
export class UserError extends Error {
  override name = 'UserError';
}
