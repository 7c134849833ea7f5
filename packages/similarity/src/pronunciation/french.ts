import { spellingRules } from './spelling-rules.ts'

/**
 * French spelling rules: after P. Fouché, "Traité de prononciation française", as tabulated in Wikipedia's "French
 * orthography".
 */
export const french = spellingRules(
  'a=a b=b c=k d=d e=ɛ f=f g=g h=- i=i j=ʒ k=k l=l m=m n=n o=o p=p q=k r=r s=s t=t u=y v=v w=v x=ks y=i z=z',
  `
aux _# o
aud _# o
au _ o
ain _N ɛⁿ        ; PAIN
aim _N ɛⁿ
ail _# aj        ; TRAVAIL
aill _ aj        ; TAILLE
ay _V ɛj
ai _ ɛ
ay _ ɛ
an _N aⁿ
am _N aⁿ
chr _ kr
ch _ ʃ
cqu _ k
cc _E ks
c _E s
d V_# -          ; silent at the end: GRAND
d n_# -
ds _# -
eaux _# o
eau _ o
eill _ ɛj        ; VIEILLE
eil _# ɛj
ein _N ɛⁿ
ei _ ɛ
euil _ œj
eu _ ø
en i_N ɛⁿ        ; BIEN
en _N aⁿ
em _N aⁿ
er C_# e         ; DANGER
ez _# e
et _# ɛ          ; BALLET
es C_# ə
e VC_# ə
e C_# ə
e V_# -
e _CV ə          ; open syllable
gn _ ɲ
gue _# g
gu _E g
g _E ʒ
ge _A ʒ
il V_# j
ill C_V ij       ; FILLE
ill V_ j
ing _# iŋ
in _N ɛⁿ
im _N ɛⁿ
i _V j
oeu _ ø
oin _N wɛⁿ
oi _ wa
oy _V waj
oy _ wa
ou _V w
ou _ u
on _N ɔⁿ
om _N ɔⁿ
oo _ u
ph _ f
p _# -
qu _ k
s V_V z          ; ROSE
ss _ s
sc _E s
s _# -
sh _ ʃ
tion _V sjon      ; NATIONAL
tion _ sjɔⁿ
th _ t
ts _# -
t VC_# -
t V_# -          ; CHALET
un _N œⁿ
um _N œⁿ
ueil _ œj
ui _ wi
x #_ gz
x e_V gz
x _# -           ; PRIX
y V_V j
yn _N ɛⁿ
ym _N ɛⁿ
z _# -
`,
)
