export const ATARDECERES = [
  ['#2b3a67', '#b5546b', '#f7a35c', '#ffd9a0'],
  ['#3a5a80', '#8fb0c0', '#f5cf9e', '#fff0cf'],
  ['#3b2350', '#a83a54', '#f4764a', '#ffc56b'],
  ['#1f4a5c', '#5aa59c', '#f0d9a0', '#fff3d0'],
  ['#4a3a6b', '#c56a7a', '#ffb08a', '#ffe3c0'],
] as const;
