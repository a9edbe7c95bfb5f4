/** done, waiting for someone, needs action now, in motion, over */
export type Tone = 'done' | 'waiting' | 'action' | 'motion' | 'over';
