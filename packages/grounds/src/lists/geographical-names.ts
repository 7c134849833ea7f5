/*
 * Names of countries and regions, and of cities known beyond their country, in five languages. Sources: the list of
 * member states of the United Nations; capitals and largest cities of the European Union, Switzerland, the United
 * Kingdom and the United States; regions, seas and mountains that school atlases show. Each line is one place, with its
 * spellings and adjectives after commas.
 */

/** Countries and continents, with adjectives. */
export const countries = `
Deutschland,deutsch,deutsche,deutscher,deutsches,germany,german,allemagne,allemand,allemande,alemania,alemán,alemana,germania,tedesco,germanic
Österreich,österreichisch,österreichische,austria,austrian,autriche,autrichien,austriaco
Schweiz,schweizer,schweizerisch,switzerland,swiss,suisse,suiza,suizo,svizzera,svizzero,helvetia,helvetic
Frankreich,französisch,französische,france,french,français,française,francia,francés,francese
Spanien,spanisch,spain,spanish,espagne,espagnol,españa,español,española,spagna,spagnolo
Italien,italienisch,italienische,italy,italian,italie,italien,italienne,italia,italiano,italiana
Europa,europäisch,europäische,europe,european,européen,européenne,europeo,europea,euro
England,englisch,english,angleterre,anglais,inglaterra,inglés,inghilterra,inglese
Großbritannien,britisch,britain,british,united kingdom,uk,britannique,británico,britannico
Schottland,scotland,scottish,scotch,écosse,escocia,scozia
Irland,irisch,ireland,irish,irlande,irlandais,irlanda,irlandés,irlandese
Amerika,amerikanisch,america,american,amérique,américain,américa,americano,usa,us,united states,états unis,vereinigte staaten,estados unidos,stati uniti
Kanada,canada,canadian,canadien,canadá,canadese
Mexiko,mexico,mexican,mexique,méxico,mexicano,messico
Brasilien,brazil,brazilian,brésil,brasil,brasile
Argentinien,argentina,argentine,argentino
Kuba,cuba,cuban,cubano
Kolumbien,colombia,colombian,colombiano
Peru,peru,peruvian,perú
Chile,chile,chilean,chileno
China,chinesisch,chinese,chine,chinois,chino,cina,cinese
Japan,japanisch,japanese,japon,japonais,japón,japonés,giappone,giapponese
Indien,indisch,india,indian,inde,indio
Korea,korea,korean,corée,corea,coreano
Thailand,thailand,thai,thaïlande,tailandia
Vietnam,vietnam,vietnamese
Australien,australia,australian,australie,australiano
Neuseeland,new zealand,nouvelle zélande,nueva zelanda
Russland,russisch,russia,russian,russie,russe,rusia,ruso,russo
Polen,polnisch,poland,polish,pologne,polonais,polonia,polaco,polacco
Tschechien,tschechisch,czech,czechia,tchéquie,chequia
Ungarn,ungarisch,hungary,hungarian,hongrie,hungría,ungheria
Griechenland,griechisch,greece,greek,grèce,grec,grecia,griego,greco
Türkei,türkisch,turkey,turkish,turquie,turc,turquía,turco,turchia
Portugal,portugiesisch,portuguese,portugais,portugués,portogallo,portoghese
Niederlande,holländisch,netherlands,holland,dutch,pays bas,hollande,holandés,olanda,olandese
Belgien,belgisch,belgium,belgian,belgique,belge,bélgica,belga,belgio
Luxemburg,luxembourg,luxemburgo,lussemburgo
Schweden,schwedisch,sweden,swedish,suède,suédois,suecia,sueco,svezia,svedese
Norwegen,norwegisch,norway,norwegian,norvège,noruega,norvegia
Dänemark,dänisch,denmark,danish,danemark,danois,dinamarca,danimarca
Finnland,finnisch,finland,finnish,finlande,finlandia
Island,isländisch,iceland,icelandic,islande,islandia,islanda
Kroatien,croatia,croatian,croatie,croacia,croazia
Rumänien,romania,romanian,roumanie,rumanía,rumano,rumeno
Bulgarien,bulgaria,bulgarian,bulgarie,bulgaro
Ukraine,ukrainisch,ukraine,ukrainian,ucrania,ucraina
Ägypten,egypt,egyptian,égypte,egipto,egitto
Marokko,morocco,moroccan,maroc,marruecos,marocco
Afrika,afrikanisch,africa,african,afrique,africain,áfrica,africano
Südafrika,south africa,afrique du sud,sudáfrica
Asien,asiatisch,asia,asian,asie,asiatique,asiático,asiatico
Israel,israel,israeli,israël
Arabien,arabisch,arabia,arabian,arab,arabic,arabie,árabe
Persien,iran,persia,persian,perse
Monaco,monaco
Liechtenstein,liechtenstein
Jamaika,jamaica,jamaican
Hawaii,hawaii,hawaiian
Skandinavien,skandinavisch,scandinavia,scandinavian,nordic,scandinavie
`

/** Cities and regions. */
export const citiesAndRegions = `
Berlin,berliner
München,munich,münchner,múnich,monaco di baviera
Hamburg,hamburger
Köln,cologne,colonia,kölner
Frankfurt,frankfurter
Stuttgart
Düsseldorf
Leipzig
Dresden,dresdner
Nürnberg,nuremberg
Bremen,bremer
Hannover,hanover
Heidelberg
Bayern,bayerisch,bavaria,bavarian,bavière,baviera
Sachsen,saxony,sächsisch
Schwarzwald,black forest,forêt noire
Allgäu,allgäuer
Bodensee,lake constance
Rhein,rhine,rhin,reno
Westfalen,westphalia
Schwaben,swabia,schwäbisch
Wien,vienna,wiener,vienne,viena
Salzburg,salzburger
Tirol,tyrol,tiroler
Graz
Linz
Innsbruck
Steiermark,styria,steirisch
Zürich,zurich,zürcher
Genf,geneva,genève,ginebra,ginevra
Basel,basle,bâle,basilea
Bern,berne,berna
Luzern,lucerne,lucerna
Lausanne
Davos
St. Moritz,saint moritz
Zermatt
Graubünden,engadin,grisons
Tessin,ticino
Wallis,valais
Appenzell,appenzeller
Alpen,alps,alpes,alpi
Matterhorn,cervino
Paris,parisian,parisien,parisienne,parís,parigi
Lyon
Marseille
Bordeaux
Nizza,nice côte d'azur
Straßburg,strasbourg
Provence,provençal
Bretagne,brittany,bretaña
Normandie,normandy
Elsass,alsace,alsacia
Burgund,bourgogne,burgundy
Korsika,corse,corsica
Savoyen,savoie,savoy
Versailles
Madrid
Barcelona,barcelone
Sevilla,seville
Valencia
Bilbao
Andalusien,andalucía,andalusia
Katalonien,cataluña,catalonia
Galicien,galicia
Mallorca,majorca
Ibiza
Kanaren,canarias,canary islands
Rom,rome,roma,romano,roman
Mailand,milan,milano,milanese
Venedig,venice,venezia,venise,venecia
Florenz,florence,firenze,florencia,fiorentina
Neapel,naples,napoli,napolitano,neapolitan
Turin,torino
Bologna,bolognese
Verona
Sizilien,sicily,sicilia,sicilian,sicile
Sardinien,sardegna,sardinia
Toskana,tuscany,toscana,toscane,tuscan
Südtirol,alto adige,south tyrol
Capri
London,londoner,londres,londra
Oxford
Cambridge
Manchester
Liverpool
Edinburgh
Dublin
Amsterdam
Rotterdam
Brüssel,brussels,bruxelles,bruselas
Antwerpen,antwerp
Flandern,flanders
Kopenhagen,copenhagen
Stockholm
Oslo
Helsinki
Warschau,warsaw,varsovie
Prag,prague,praga
Budapest
Pilsen,pilsner
Krakau,krakow
Athen,athens,atenas,atene
Kreta,crete,creta
Istanbul
Lissabon,lisbon,lisboa,lisbonne
Porto
Madeira
Moskau,moscow,moscou
St. Petersburg
Peking,beijing
Shanghai
Hongkong,hong kong
Tokio,tokyo
Singapur,singapore
Dubai
Kairo,cairo
Jerusalem
New York,newyork,nyc,manhattan,brooklyn
Los Angeles,hollywood
Kalifornien,california,californian
Texas,texan
Florida
Miami
Chicago
Boston
Washington
San Francisco
Las Vegas
Philadelphia
Seattle
Atlanta
Dallas
Houston
Detroit
Denver
Colorado
Alaska
Arizona
Nevada
Virginia
Carolina
Kentucky
Tennessee
Nashville
Memphis
New Orleans,louisiana
Vermont
Maine
Oregon
Utah
Ohio
Michigan
Minnesota
Wisconsin
Montana
New Jersey
Georgia
Aspen
Beverly Hills
Toronto
Montreal
Quebec
Sydney
Melbourne
Havanna,havana,habana
Buenos Aires
Rio de Janeiro
Amazonas,amazon,amazonie
Karibik,caribbean,caraïbes,caribe
Mittelmeer,mediterranean,méditerranée,mediterráneo,mediterraneo
Atlantik,atlantic,atlantique,atlántico
Pazifik,pacific,pacifique,pacífico
Ostsee,baltic,baltikum
Nordsee,north sea
Himalaya
Sahara
Anden,andes
Riviera
Côte d'Azur
Balkan
Transsilvanien,transylvania
Sibirien,siberia
`
