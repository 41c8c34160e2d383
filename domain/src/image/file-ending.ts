/** Known file endings only, because usernames may hold dots. */
export const FILE_ENDING =
  /\.(?:m?js|css|map|json|txt|xml|svg|png|jpe?g|webp|avif|gif|ico|woff2?|webmanifest|html?|php)$/i;
