import { format } from './format';

export const formatTime = (at: number) => format().time(at);
/** A day without a time, '2026-02-07', wherever it is read. */
export const formatDate = (day: string) => formatDay(`${day}T12:00`);
export const formatDay = (iso: string) => format().day(iso);
export const formatExact = (iso: string) => format().exact(iso);
/** '3 hours ago' within a week, the day after that. */
export const formatRelative = (iso: string) => format().relative(iso);
