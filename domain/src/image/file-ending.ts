/** Ends an address that is a file's: a missing one is no page. Usernames may hold dots, so it takes a known ending. */
export const FILE_ENDING =
  /\.(?:m?js|css|map|json|txt|xml|svg|png|jpe?g|webp|avif|gif|ico|woff2?|webmanifest|html?|php)$/i;
