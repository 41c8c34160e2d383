/**
 * Stands for all that `partSchema` says of a part. Stored parts are hashed with it, so a reader whose entries have another shape parses them. The test
 * beside it tells the value for a changed schema.
 */
export const PART_SHAPE = 'IfCYzyuU6pFd';
