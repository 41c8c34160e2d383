/** What a screen's component is given: the data its loader read. */
export interface ScreenProps<D> {
  data: D;
}
