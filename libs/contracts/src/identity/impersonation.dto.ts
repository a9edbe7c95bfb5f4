/** Whom the administrator works as from now on. */
export class ImpersonationAnswer {
  username: string;
}
