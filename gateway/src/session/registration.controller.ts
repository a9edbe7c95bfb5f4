import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { GetRegistration, Registration } from '#contracts';
import { Requests } from '#platform';
import { Public } from '../http/call.js';

@ApiTags('Session')
@Controller('api/registration')
export class RegistrationController {
  constructor(private readonly requests: Requests) {}

  /**
   * Says whether anybody may sign up.
   * @remarks Whoever an administrator invited may all the same.
   */
  @Public()
  @Get()
  registration(): Promise<Registration> {
    return this.requests.send(GetRegistration, {});
  }
}
