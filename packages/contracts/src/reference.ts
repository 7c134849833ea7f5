import * as z from 'zod/mini'
import { CodedValue } from './brand.ts'
import { endpoints } from './endpoints.ts'

const keyed = z.object({ key: z.string().check(z.minLength(1), z.maxLength(100)) })
const list = z.array(CodedValue)

/** What somebody types to find goods or classes. */
const termText = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
const classKeys = z.array(z.string().check(z.regex(/^([1-9]|[1-3][0-9]|4[0-5])$/))).check(z.maxLength(45))

/** A class that answers a text, with the terms of it that do, best first; empty when the class as a whole does. */
export const NiceClassMatch = z.extend(CodedValue, { terms: z.array(z.string()) })
export type NiceClassMatch = z.infer<typeof NiceClassMatch>

/** A term of the classification, as goods and services are listed (spec 1, section 3). */
export const GoodsServicesTerm = z.object({ description: z.string(), niceClass: CodedValue })
export type GoodsServicesTerm = z.infer<typeof GoodsServicesTerm>

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
  queryNiceClasses: {
    method: 'POST',
    path: '/NiceClasses/query',
    summary: 'The Nice classes that goods or services described in any of the five languages belong to, best first.',
    access: 'public',
    body: z.object({ text: termText, size: z._default(z.int().check(z.minimum(1), z.maximum(45)), 10) }),
    reply: z.array(NiceClassMatch),
  },
  queryGoodsServices: {
    method: 'POST',
    path: '/GoodsServices/query',
    summary: 'Terms of the Nice Classification that answer a text in any of the five languages, best first.',
    access: 'public',
    body: z.object({
      text: termText,
      size: z._default(z.int().check(z.minimum(1), z.maximum(100)), 20),
      niceClasses: z._default(classKeys, []),
    }),
    reply: z.array(GoodsServicesTerm),
  },
})
