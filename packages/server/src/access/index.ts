export { type AccessContext, openCalls, openSession, type Session } from './open-calls.ts'
