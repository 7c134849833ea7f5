import { spellingRules } from './spelling-rules.ts'

/**
 * Italian spelling rules: after L. Canepari, "Il DiPI", as tabulated in Wikipedia's "Italian orthography". Long
 * consonants count as one.
 */
export const italian = spellingRules(
  'a=a b=b c=k d=d e=e f=f g=g h=- i=i j=j k=k l=l m=m n=n o=o p=p q=k r=r s=s t=t u=u v=v w=v x=ks y=i z=ts',
  `
cci _A tʃ
cc _E tʃ
ch _ k           ; CHIANTI
ck _ k
ci _A tʃ         ; CIAO
c _E tʃ
ggi _A dʒ
gg _E dʒ
gh _ g
gi _A dʒ         ; GIORGIO
gli _V ʎ
gli _ ʎi
gn _ ɲ
g _E dʒ
i _V j
ph _ f
qu _ kw
sci _A ʃ
sc _E ʃ          ; PESCE
sch _ sk
sh _ ʃ
s V_V z          ; ROSA
s _b z
s _d z
s _g z
s _l z
s _m z
s _n z
th _ t
u g_V w
zz _ ts
`,
)
