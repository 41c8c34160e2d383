/** Props of a screen's component: the data of its loader. */
export interface ScreenProps<D> {
  data: D;
}
