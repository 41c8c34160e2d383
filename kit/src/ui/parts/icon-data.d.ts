/** The package types its list of all icons, but not single ones. */
declare module '@lucide/icons/icons/*' {
  const icon: import('./icon.tsx').IconData;
  export default icon;
}
