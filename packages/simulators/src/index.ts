export {
  defaultMarks,
  type SampleDayOptions,
  type SampleOptions,
  type SampleResult,
  writeSampleDay,
  writeSampleRegister,
} from './register/write.ts'
