/** Data of a route that are still read: a loader's own promise would be awaited by the router. */
export class Deferred {
  readonly answer: Promise<unknown>;

  constructor(answer: Promise<unknown>) {
    this.answer = answer;
  }
}
