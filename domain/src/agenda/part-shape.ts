/** Hash of `partSchema`. Parts stored with another hash are parsed again. The test prints the new value. */
export const PART_SHAPE = 'IfCYzyuU6pFd';
