import { Catch, type ExceptionFilter } from '@nestjs/common';
import { type Observable, throwError } from 'rxjs';

/** Nest would turn any error into its own RpcException; the transport wants it as it was thrown. */
@Catch()
export class ErrorsPass implements ExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error);
  }
}
