import type { TradeField } from './trade-field.ts'

/*
 * Cosmetics, perfumes, care of hair and teeth, laundry, cleaning. English words and abbreviations count for readers of
 * all languages.
 */
export const care: readonly TradeField[] = [
  {
    // Care of the skin and the body
    classes: [3, 44],
    goods:
      'cosmetic cosmetics skin cream creams lotion lotions soap soaps toiletries beauty sunscreen deodorant kosmetik kosmetika hautpflege creme seife seifen korperpflege cosmetique cosmetiques peau soin savon savons cosmetico cosmeticos piel jabon jabones crema cosmetici pelle sapone saponi',
    en: 'spf,uva,uvb,aha,bha,bb cream,cc cream,q10,retinol,niacinamide,peptide,ceramide,hyaluronic,hyaluron,squalane,panthenol,urea,allantoin,glycerin,salicylic,lactic,mandelic,vitamin c,botanical,shea,cocoa butter,jojoba,argan,aloe,aloe vera,chamomile,calendula,witch hazel,rosehip,sea buckthorn,tea tree,lavender,coconut oil,bakuchiol,cica,centella,snail mucin,micellar,toner,serum,essence,ampoule,primer,concealer,exfoliating,exfoliator,peeling,scrub,mask,sheet mask,patch,balm,salve,butter,gel,mousse,foam,mist,roll on,stick,body butter,lip balm,hand cream,eye cream,day cream,night cream,after sun,self tan,tanning,bronzing,sunless,anti aging,antiaging,anti wrinkle,wrinkle,firming,lifting,plumping,tightening,smoothing,moisturizing,hydrating,nourishing,soothing,calming,brightening,whitening,glow,radiance,matte,mattifying,pore,pore refining,blemish,acne,spot,dark spot,cellulite,stretch mark,sensitive skin,dry skin,oily skin,mature skin,baby skin,dermatological,dermatologist,hypoallergenic,non comedogenic,oil free,fragrance free,paraben free,silicone free,cruelty free,vegan,clean beauty,k beauty,skincare,skinimalism,skin barrier,microbiome,prebiotic,probiotic,waterless,long lasting,all day,24h,48h,waterproof,deo,antiperspirant,aluminium free,wellness,spa,bath bomb,bath salt,shower gel,body wash,body lotion,face,facial,eye contour,neck,foot,intimate,shaving,aftershave,beard,grooming,for men,depilatory,hair removal,waxing,sugaring',
    de: 'feuchtigkeit,feuchtigkeitsspendend,pflegend,rückfettend,hautberuhigend,hautstraffend,straffend,glättend,klärend,porentief,mattierend,reinigend,peeling,maske,kur,ampulle,augenpflege,lippenpflege,handpflege,fußpflege,gesichtspflege,körperpflege,nachtpflege,tagespflege,hautschutz,sonnenschutz,lichtschutz,selbstbräuner,après,falten,antifalten,hautbild,teint,ausstrahlung,empfindliche haut,trockene haut,reife haut,parfümfrei,seifenfrei,hautneutral,hautverträglich,naturkosmetik,kräuter,kamille,ringelblume,sanddorn,nachtkerze,totes meer,heilerde,molke,stutenmilch,ziegenmilch,duschgel,schaumbad,badesalz,rasur,bart,enthaarung,achsel,hornhaut,cellulite,hyaluron,lifting',
    fr: 'hydratant,nourrissant,apaisant,raffermissant,lissant,purifiant,matifiant,éclat,antirides,anti rides,anti âge,ride,pore,teint,gommage,masque,sérum,baume,lait corporel,gel douche,bain,contour,lèvres,mains,corps,visage,solaire,après soleil,autobronzant,peau sensible,peau sèche,sans parfum,sans paraben,karité,argan,lait ânesse,argile,camomille,rasage,barbe,épilation,cire',
    es: 'hidratante,nutritivo,calmante,reafirmante,alisante,purificante,matificante,antiarrugas,antiedad,arruga,poro,exfoliante,mascarilla,sérum,bálsamo,leche corporal,gel de ducha,baño,contorno,labios,manos,cuerpo,rostro,facial,corporal,solar,after sun,autobronceador,bronceado,piel sensible,piel seca,sin perfume,sin parabenos,karité,arcilla,rosa mosqueta,manzanilla,afeitado,barba,depilación,cera',
    it: 'idratante,nutriente,lenitivo,rassodante,levigante,purificante,opacizzante,antirughe,antietà,ruga,poro,esfoliante,maschera,siero,balsamo,latte corpo,bagnodoccia,bagno,contorno occhi,labbra,mani,corpo,viso,solare,doposole,autoabbronzante,abbronzante,pelle sensibile,pelle secca,senza profumo,karitè,argilla,camomilla,rasatura,barba,depilazione,ceretta',
    towns: 'Marseille,Aleppo,Dead Sea,Totes Meer,Mer Morte,Provence,Nablus,Castile,Seoul,Vichy,Aix-les-Bains,Karlsbad',
  },
  {
    // Hair
    classes: [3, 8, 21, 26, 44],
    goods:
      'hair shampoo hairdressing haar haare haarpflege friseur frisor cheveux capillaire capillaires coiffure cabello capilar peluqueria capelli parrucchiere',
    en: 'keratin,biotin,caffeine,sulfate free,anti dandruff,dandruff,scalp,root,roots,split end,frizz,anti frizz,volume,volumizing,bounce,shine,smooth,straight,straightening,curl,curls,curly,wave,waves,coily,blonde,silver,purple shampoo,toning,color protect,colour care,dye,tint,highlight,balayage,ombre,bleach,henna,perm,ammonia free,conditioner,leave in,rinse,dry shampoo,co wash,hair mask,hair oil,hairspray,spray,wax,pomade,clay,paste,gel,mousse,strong hold,hold,extension,extensions,wig,lace front,braid,clip in,tape in,hair loss,regrowth,thickening,lash,brow,blow dry,barber,fade,salon',
    de: 'schuppen,antischuppen,kopfhaut,spitzen,spliss,glanz,volumen,locken,glatt,glättend,tönung,haarfarbe,coloration,blondierung,strähnen,dauerwelle,spülung,haarkur,haarwuchs,haarausfall,haarwasser,haarspray,festiger,halt,perücke,schnitt,frisur,zopf,föhn',
    fr: 'antipelliculaire,cuir chevelu,racines,pointes,brillance,volume,boucles,lissage,coloration,mèches,après shampooing,soin capillaire,chute,repousse,laque,fixation,perruque,coupe,brushing,mèche,blond',
    es: 'anticaspa,caspa,cuero cabelludo,raíces,puntas,brillo,volumen,rizos,rizado,alisado,tinte,mechas,acondicionador,caída,crecimiento,laca,fijación,peluca,corte,peinado,rubio',
    it: 'antiforfora,forfora,cuoio capelluto,radici,punte,lucentezza,volume,ricci,lisci,liscio,tinta,colorazione,balsamo,caduta,ricrescita,lacca,fissaggio,parrucca,taglio,piega,biondo',
    towns: '',
  },
  {
    // Make-up, nails, perfume
    classes: [3, 4, 44],
    goods:
      'perfume perfumery fragrance fragrances make-up makeup cosmetic cosmetics nail eau scented parfum parfumerie parfumeriewaren schminke nagel duft maquillage ongles perfumeria maquillaje unas profumi profumeria trucco unghie candles',
    en: 'edp,edt,eau de parfum,eau de toilette,cologne,extrait,pour homme,pour femme,attar,oud,musk,amber,sandalwood,patchouli,vetiver,bergamot,neroli,jasmine,rose,vanilla,floral,citrus,woody,oriental,gourmand,powdery,scent,aroma,diffuser,room spray,essential oil,aromatherapy,incense,lipstick,lip gloss,gloss,lip liner,mascara,eyeliner,kajal,kohl,eyeshadow,palette,blush,blusher,rouge,foundation,powder,compact,highlighter,bronzer,contour,setting spray,nude,matte,glitter,shimmer,metallic,long wear,transfer proof,smudge proof,waterproof,full coverage,mineral,nail polish,gel polish,uv gel,acrylic,top coat,base coat,quick dry,press on,manicure,pedicure,french,nail art,false lashes,lash lift,microblading,permanent make up',
    de: 'duftwasser,kölnisch,lippenstift,wimperntusche,lidschatten,rouge,puder,grundierung,nagellack,kunstnägel,maniküre,raumduft,räucher,blumig,holzig,kussecht,wischfest,deckend,ätherisch',
    fr: 'senteur,fragrance,boisé,fleuri,ambré,musc,oud,santal,rouge à lèvres,fard,poudre,fond de teint,vernis,faux ongles,cils,sourcils,tenue,longue tenue,encens,huile essentielle',
    es: 'fragancia,aroma,amaderado,floral,almizcle,sándalo,pintalabios,sombra,colorete,polvo,base,esmalte,uñas,pestañas,cejas,larga duración,incienso,aceite esencial,ambientador',
    it: 'fragranza,profumo,legnoso,floreale,muschio,sandalo,rossetto,ombretto,fard,cipria,fondotinta,smalto,unghie,ciglia,sopracciglia,lunga durata,incenso,olio essenziale',
    towns: 'Grasse,Köln,Cologne,Paris,Provence',
  },
  {
    // Teeth
    classes: [3, 5, 10, 21, 44],
    goods:
      'tooth toothpaste toothbrush toothbrushes dental dentifrice dentifrices mouthwash teeth zahnpasta zahnpasten zahnputzmittel zahnburste zahnarztlich zahn dents dentaire dientes dental dentale denti dentifrici',
    en: 'fluoride,whitening,white,tartar,plaque,cavity,enamel,gum,gums,gingival,sensitive,fresh breath,breath,mint,charcoal,xylitol,interdental,floss,tongue,denture,aligner,aligners,brace,braces,implant,implants,veneer,crown,bridge,root canal,orthodontic,endodontic,periodontal,zirconia,ceramic,composite,sonic,bristle,soft,medium,oral care,smile,dentist,hygienist',
    de: 'zahnweiß,zahnfleisch,zahnstein,zahnbelag,karies,schmelz,zahnschmelz,zahnseide,zahnpflege,mundspülung,mundhygiene,frischer atem,gebiss,prothese,haftcreme,zahnersatz,implantat,zahnspange,schiene,aktivkohle',
    fr: 'blancheur,gencives,tartre,plaque,carie,émail,haleine,fil dentaire,prothèse,implant,gouttière,fluor,bucco dentaire,sourire',
    es: 'blanqueador,encías,sarro,placa,caries,esmalte,aliento,hilo dental,prótesis,implante,alineador,flúor,bucal,sonrisa',
    it: 'sbiancante,gengive,tartaro,placca,carie,smalto,alito,filo interdentale,protesi,impianto,allineatore,fluoro,orale,sorriso',
    towns: '',
  },
  {
    // Laundry and cleaning
    classes: [3, 4, 5, 21, 37],
    goods:
      'laundry detergent detergents cleaning bleaching washing polishing scouring dishwashing waschmittel reinigungsmittel putzmittel spulmittel reinigung bleichmittel lessive lessives nettoyage nettoyer detergents blanchir detergente limpieza lavar detersivi pulizia pulire candeggianti',
    en: 'pods,caps,tabs,capsule,gel,powder,liquid,concentrate,refill,sheets,wipes,spray,foam,stain,stain remover,spot,grease,degreaser,limescale,descaler,rust,mould,mold,mildew,odour,odor,fresh,spring,lemon,pine,white,whites,colour,color,colours,darks,black,delicates,wool,silk,sport,softener,fabric softener,starch,booster,oxygen,active oxygen,oxi,enzyme,enzymatic,bleach,chlorine free,phosphate free,biodegradable,streak free,shine,gloss,polish,wax,sparkle,all purpose,multi surface,multipurpose,bathroom,kitchen,toilet,wc,drain,oven,hob,glass,window,floor,wood,leather,steel,stainless,chrome,car wash,upholstery,carpet,hygiene,disinfectant,germ,antibacterial,cold wash,30,60,low temperature,2 in 1,3 in 1,all in one,one wipe,no rinse,quick,eco,hand wash,dishwasher,rinse aid',
    de: 'fleck,flecken,fleckenlöser,kalk,kalklöser,entkalker,fett,fettlöser,rost,schimmel,weichspüler,vollwaschmittel,feinwaschmittel,colorwaschmittel,weiß,bunt,schwarz,wolle,gardinen,tabs,pulver,flüssig,konzentrat,nachfüll,tücher,streifenfrei,glanz,klarspüler,allzweck,bad,küche,wc,abfluss,backofen,ceran,fenster,glas,boden,holz,leder,edelstahl,felgen,polster,hygiene,keimfrei,aktivsauerstoff,gallseife,soda,essig,zitrone,orange,spül,geschirr,scheuer,politur,bohnerwachs',
    fr: 'tache,taches,détachant,calcaire,anticalcaire,dégraissant,graisse,rouille,moisissure,adoucissant,assouplissant,blanc,couleur,noir,laine,linge,linge délicat,tablette,dosette,poudre,recharge,lingettes,brillance,sans traces,multi usages,cuisine,salle de bains,wc,vitres,sols,four,bois,cuir,inox,javel,savon noir,vinaigre,vaisselle,lave vaisselle,hygiène',
    es: 'mancha,manchas,quitamanchas,cal,antical,quitagrasas,grasa,óxido,moho,suavizante,blanco,color,negro,lana,ropa,ropa delicada,pastillas,cápsulas,polvo,recambio,toallitas,brillo,multiusos,cocina,baño,wc,cristales,suelos,horno,madera,cuero,lejía,vinagre,vajilla,lavavajillas,higiene',
    it: 'macchia,macchie,smacchiatore,calcare,anticalcare,sgrassatore,grasso,ruggine,muffa,ammorbidente,bianco,colore,nero,lana,bucato,capi delicati,pastiglie,capsule,polvere,ricarica,salviette,brillante,multiuso,cucina,bagno,wc,vetri,pavimenti,forno,legno,pelle,candeggina,aceto,stoviglie,lavastoviglie,brillantante,igiene',
    towns: 'Marseille',
  },
]
