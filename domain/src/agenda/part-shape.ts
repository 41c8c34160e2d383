/** Hash of `partSchema`. Stored parts are hashed with it: a part of another shape is parsed again. The test prints the new value. */
export const PART_SHAPE = 'IfCYzyuU6pFd';
