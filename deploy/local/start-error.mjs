/** Something a person has to mend; the message is one line that says how. */
export class StartError extends Error {}
