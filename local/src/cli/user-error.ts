/** A failure that the person at the terminal can fix. The message is one sentence with the fix. */
export class UserError extends Error {
  override name = 'UserError';
}
