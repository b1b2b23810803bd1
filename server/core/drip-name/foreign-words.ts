/**
 * From the "List of Dirty, Naughty, Obscene, and Otherwise Bad Words" 1.2.0 (npm: naughty-words) by its contributors,
 * https://github.com/LDNOOBW/List-of-Dirty-Naughty-Obscene-and-Otherwise-Bad-Words, licensed under CC BY 4.0,
 * https://creativecommons.org/licenses/by/4.0/. Changed: written in the letters of a drip name, phrases as one word;
 * without names of people and places, everyday words, words of fewer than four letters but two, and words that hold a
 * listed one of seven letters or more.
 */
export const foreignWords = {
  spanish: `
    bastardo bollera cabron caca chupada chupapollas conchadetumadre coprofagia culo esperma follador follar
    gilipichis gilipollas hacerunapaja hijadeputa hijaputa hijodeputa hijoputa idiota imbecil jilipollas kapullo
    lameculos macizorra mamada maricon mierda pedo pendejo pervertido prostituta puta semen sexo sexooral
    soplagaitas soplapollas tetasgrandes verga vetealamierda vulva`,
  portuguese: `
    anus bicha biscate boceta bosta cabrao cacete cagar caralho chochota chupar clitoris coito colhoes darorabo
    esporra filhodaputa foda fodase foder merda paneleiro peidar penis porra putaquepariu putaquetepariu
    sacanagem vadia vaitefoder vaitomarnocu veado xochota`,
  french: `
    baiser bordel brackmard branlage branler branlette branleur branleuse chiasse chier chiottes clito connard
    connasse couilles cramouille emmerdant emmerder emmerdeur encule enculee enculeur enfoire filledepute
    filsdepute foutre gouine grogniasse merde merdeuse merdeux negre niquetamere niquetarace palucher pede
    pisser pouffiasse poussecrotte putain pute sacafoutre sacamerde salaud salope suce tapette trouducul turlute
    zigounette`,
  german: `
    analritter arsch arschficker arschlecker arschloch bumsen doedel fick ficken flittchen fotze hackfresse hure
    hurensohn kackbratze kacke kacken kackwurst kampflesbe kanake moese morgenlatte neger nutte onanieren
    orgasmus pimmel pimpern pissen porno scheisse schlampe schwanzlutscher schwuchtel tittchen titten voegeln
    vollpfosten wichse wichsen wichser`,
  italian: `
    anale arrapato arrusa arruso bagascia bagassa baldracca battona bocchinara bocchino bordello bucaiolo
    budiulo cacca caciocappella cagare cagata cazzata cazzimma cazzo cazzone chiavare chiavata coglione coglioni
    cornuto culattina culattone ditalino fica figa fottere fottersi fregna frocio froscio imbecille incazzarsi
    leccaculo merdata merdoso mignotta minchia minchione nerchia patonza pirla pisciare piscio pompino
    porcamadonna puppami puttana recchione rompiballe rompipalle sborra sborrata sborrone scopare scopata
    scorreggiare slinguare slinguata smandrappata socmel sorca spompinare stronza stronzo succhiami sverginare
    terrone testadicazzo tette trombare vaffanculo zoccola`,
  polish: `
    burdel burdelmama chuj chujnia ciota cipa debil dmuchac dokurwynedzy dupa dupek dziwka fiut gowno
    gownoprawda huj hujciwdupe japierdole jebac jebany kurwa kurwy kutafon kutas lizacpale obciagacchuja
    obciagacfiuta obciagacloda pieprzyc pierdola pierdolec pierdolic pierdolnac pierdolniety pierdziec pizda
    pojeb pojebany popierdolony robicloda ruchac skurwysyn srac sraczka suka wkurwiac zajebisty`,
  dutch: `
    aflebberen afzuigen befborstel beffen boerelul botergeil drooggeiler droogkloot flikker geilneef godverdomme
    gratenkut hoer hoerenbuurt hoerenloper hoerig hufter klaarkomen klerebeer klootoog klootzak kont kontneuken
    kut kuttelikkertje lulhannes matennaaier neuken neukstier oetlul opgeilen opkankeren oprotten opsodemieteren
    ouwehoer paardelul pijpbekkieg portiekslet reetridder rothoer rotzak rukhond schijt schijten slet sletterig
    snol stoephoer stront tapijtnek teef teringlijer trottoirteef verkloten verneuken zeiken`,
  turkish: `
    amciga amcigi amcigin amcik amciklar amcikta gotveren kaltaga kaltagi kaltak kaltaklar kaltakta orospu
    orospuda orospular orospunun orospuya orospuyu otuzbirci saksocu sicmak sikersikmez sikilirsikilmez sikler
    siklerde siklere sikleri sikmek sikmemek sikte sikten siktir tasaga tasagi tasagin tasak tasaklar tasakta
    yaraga yaragi yaragin yarak yaraklar yarakta`,
} as const;
