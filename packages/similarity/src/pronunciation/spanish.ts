import { spellingRules } from './spelling-rules.ts'

/**
 * Spanish spelling rules for Spain: after the Real Academia Española, "Ortografía de la lengua española" (2010). B and
 * V are one sound.
 */
export const spanish = spellingRules(
  'a=a b=b c=k d=d e=e f=f g=g h=- i=i j=x k=k l=l m=m n=n o=o p=p q=k r=r s=s t=t u=u v=b w=w x=ks y=j z=θ',
  `
cc _E kθ
ch _ tʃ
ck _ k
c _E θ
gue _ ge         ; GUERRA
gui _ gi         ; GUITARRA
g _E x           ; GENTE
hu _V w          ; HUEVO
i _V j
ll _ ʎ
ph _ f
ps #_ s
que _ ke
qui _ ki
qu _ k
sh _ ʃ
th _ t
u A_V w
u g_A w          ; AGUA
x #_ s
y _# i
y C_C i
`,
)
