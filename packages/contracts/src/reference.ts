import * as z from 'zod/mini'
import { CodedValue } from './brand.ts'
import { endpoints } from './endpoints.ts'

const keyed = z.object({ key: z.string().check(z.minLength(1), z.maxLength(100)) })
const list = z.array(CodedValue)

/** The five keyed lists; spec 2, 7.2 "Reference data". Changing them comes with permissions. */
export const referenceEndpoints = endpoints({
  registrationOfficeCodes: {
    method: 'GET',
    path: '/RegistrationOfficeCodes',
    summary: 'The seven offices.',
    access: 'public',
    reply: list,
  },
  registrationOfficeCode: {
    method: 'GET',
    path: '/RegistrationOfficeCodes/{key}',
    summary: 'One office.',
    access: 'public',
    params: keyed,
    reply: CodedValue,
  },
  brandTypes: { method: 'GET', path: '/BrandTypes', summary: 'The three brand types.', access: 'public', reply: list },
  brandType: {
    method: 'GET',
    path: '/BrandTypes/{key}',
    summary: 'One brand type.',
    access: 'public',
    params: keyed,
    reply: CodedValue,
  },
  brandStateCategories: {
    method: 'GET',
    path: '/BrandStateCategory',
    summary: 'The three state categories.',
    access: 'public',
    reply: list,
  },
  brandStateCategory: {
    method: 'GET',
    path: '/BrandStateCategory/{key}',
    summary: 'One state category.',
    access: 'public',
    params: keyed,
    reply: CodedValue,
  },
  brandStates: {
    method: 'GET',
    path: '/BrandStates',
    summary: "The offices' own states, as far as the register has met them.",
    access: 'public',
    reply: list,
  },
  brandState: {
    method: 'GET',
    path: '/BrandStates/{key}',
    summary: "One office's own state.",
    access: 'public',
    params: keyed,
    reply: CodedValue,
  },
  niceClasses: {
    method: 'GET',
    path: '/NiceClasses',
    summary: 'The 45 Nice classes, or those whose heading or short name holds the given words.',
    access: 'public',
    query: z.object({
      queryDescription: z.optional(z.string().check(z.maxLength(200))),
      queryShortDescription: z.optional(z.string().check(z.maxLength(200))),
    }),
    reply: list,
  },
  niceClass: {
    method: 'GET',
    path: '/NiceClasses/{key}',
    summary: 'One Nice class.',
    access: 'public',
    params: keyed,
    reply: CodedValue,
  },
})
