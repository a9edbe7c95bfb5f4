/** A Nest and Fastify application of one route, to hold the start of the product against. */
import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';

class Hello {
  hello() {
    return { hello: 'world' };
  }
}
Controller()(Hello);
Get()(Hello.prototype, 'hello', Object.getOwnPropertyDescriptor(Hello.prototype, 'hello'));

class Root {}
Module({ controllers: [Hello] })(Root);

const app = await NestFactory.create(Root, new FastifyAdapter(), { logger: false });
await app.listen(0, '127.0.0.1');
process.send(await app.getUrl());
