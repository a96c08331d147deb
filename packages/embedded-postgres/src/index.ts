export { DatabaseError, hasCode } from './errors.ts'
export { joinDatabase, type Joined } from './join-database.ts'
export { openDatabase, type Database, type Options } from './open-database.ts'
