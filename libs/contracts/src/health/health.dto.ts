/** Whether the whole product answers. */
export class Health {
  status: 'ok' | 'degraded';
}
