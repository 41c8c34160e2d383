/**
 * Made by `domain/data/make-places.mjs`: name, province, latitude, longitude, row of the zona’s centre (`b`:
 * of the city whose barrio it is; `+`: not in the first list), code if irregular.
 */
export const LIST = `Buenos Aires;07;-34.61;-58.38;0
Córdoba;05;-31.41;-64.18;1
Rosario;21;-32.95;-60.64;2
Mendoza;13;-32.89;-68.83;3
San Miguel de Tucumán;24;-26.82;-65.22;4
La Plata;01;-34.92;-57.95;5
Mar del Plata;01;-38.00;-57.56;6
Salta;17;-24.79;-65.41;7
Santa Fe;21;-31.65;-60.71;8
San Juan;18;-31.54;-68.54;9
Resistencia;03;-27.46;-58.98;10
Santiago del Estero;22;-27.80;-64.26;11
Corrientes;06;-27.47;-58.83;12
Posadas;14;-27.37;-55.90;13
Morón;01;-34.65;-58.62;0
San Salvador de Jujuy;10;-24.19;-65.30;15
Bahía Blanca;01;-38.72;-62.27;16
Paraná;08;-31.73;-60.53;17
Merlo;01;-34.67;-58.73;22;merlo-buenos-aires
Neuquén;15;-38.95;-68.06;19
José C. Paz;01;-34.52;-58.77;22
Quilmes;01;-34.73;-58.26;0
Pilar;01;-34.46;-58.91;22;pilar-buenos-aires
Formosa;09;-26.18;-58.17;23
San Fernando del Valle de Catamarca;02;-28.47;-65.79;24
San Luis;19;-33.30;-66.34;25
Berazategui;01;-34.77;-58.21;0
La Rioja;12;-29.41;-66.85;27
San Miguel;01;-34.54;-58.71;22;san-miguel-buenos-aires
Río Cuarto;05;-33.13;-64.35;29
Concordia;08;-31.39;-58.02;30
Comodoro Rivadavia;04;-45.86;-67.50;31
San Nicolás de los Arroyos;01;-33.33;-60.21;32
Santa Rosa;11;-36.62;-64.28;33;santa-rosa-la-pampa
San Rafael;13;-34.62;-68.33;34
Tandil;01;-37.32;-59.13;35
Villa Mercedes;19;-33.68;-65.46;36
San Carlos de Bariloche;16;-41.15;-71.31;37
Trelew;04;-43.25;-65.31;38
Villa María;05;-32.41;-63.24;39
Reconquista;21;-29.15;-59.65;40
Zárate;01;-34.10;-59.03;22
Rafaela;21;-31.25;-61.49;42
Pergamino;01;-33.89;-60.57;43
Olavarría;01;-36.89;-60.32;44
Río Gallegos;20;-51.62;-69.22;45
Junín;01;-34.58;-60.94;46;junin-buenos-aires
San Martín;13;-33.08;-68.47;3;san-martin-mendoza
Presidencia Roque Sáenz Peña;03;-26.79;-60.44;48
Luján;01;-34.57;-59.10;22;lujan-buenos-aires
Campana;01;-34.16;-58.96;22
Necochea;01;-38.55;-58.74;51
Gualeguaychú;08;-33.01;-58.52;52
Cipolletti;16;-38.93;-67.99;19
Gobernador Gálvez;21;-33.03;-60.64;2
San Ramón de la Nueva Orán;17;-23.14;-64.32;55
Chimbas;18;-31.48;-68.53;9
General Roca;16;-39.03;-67.58;19;general-roca-rio-negro
Venado Tuerto;21;-33.75;-61.97;58
Goya;06;-29.14;-59.26;40
Villa Carlos Paz;05;-31.42;-64.50;1
Concepción del Uruguay;08;-32.48;-58.23;61
Don Torcuato;01;-34.49;-58.63;0
Puerto Madryn;04;-42.77;-65.04;63
Tartagal;17;-22.52;-63.80;64
Hurlingham;01;-34.59;-58.63;0
Santo Tomé;21;-31.66;-60.77;8;santo-tome-santa-fe
San Francisco;05;-31.43;-62.08;67
San Pedro de Jujuy;10;-24.23;-64.87;15
Ushuaia;23;-54.81;-68.32;69
Punta Alta;01;-38.88;-62.07;16
General Pico;11;-35.66;-63.76;71
Oberá;14;-27.49;-55.12;72
Chivilcoy;01;-34.90;-60.02;73
Puerto Eldorado;14;-26.41;-54.69;74
Azul;01;-36.78;-59.86;44
Río Tercero;05;-32.17;-64.11;76
Los Polvorines;01;-34.50;-58.71;22
Mercedes;01;-34.65;-59.43;78;mercedes-buenos-aires
Río Grande;23;-53.79;-67.71;79
Barranqueras;03;-27.48;-58.94;10
Yerba Buena;24;-26.82;-65.32;4
Libertador General San Martín;10;-23.81;-64.79;82;libertador-general-san-martin-jujuy
Viedma;16;-40.81;-63.00;83
Tafí Viejo;24;-26.73;-65.26;4
Palpalá;10;-24.26;-65.21;15
San Lorenzo;06;-28.13;-58.77;86;san-lorenzo-corrientes
San Pedro;01;-33.68;-59.67;87;san-pedro-buenos-aires
Cutral-Có;15;-38.93;-69.23;88
Tres Arroyos;01;-38.37;-60.28;89
San Isidro;01;-34.47;-58.53;0;san-isidro-buenos-aires
Villa Constitución;21;-33.23;-60.33;32
Paso de los Libres;06;-29.71;-57.09;30
Santa Lucía;18;-31.54;-68.50;9;santa-lucia-san-juan
Villa Ángela;03;-27.57;-60.72;48
Villa de Mayo;01;-34.51;-58.68;22
General Pacheco;01;-34.45;-58.64;22
Chilecito;12;-29.16;-67.50;27
Lincoln;01;-34.87;-61.53;46
Tortuguitas;01;-34.48;-58.75;22
Pocito;18;-31.68;-68.58;9
Alta Gracia;05;-31.65;-64.43;1
Balcarce;01;-37.85;-58.26;6
Ingeniero Pablo Nogués;01;-34.48;-58.71;22
Alderetes;24;-26.82;-65.13;4
San Vicente;14;-26.62;-54.13;74;san-vicente-misiones
Castelli;03;-25.95;-60.62;48;castelli-chaco
Curuzú Cuatiá;06;-29.79;-58.05;40
Caleta Olivia;20;-46.44;-67.53;31
Cañada de Gómez;21;-32.82;-61.39;2
Esperanza;21;-31.45;-60.93;8
Bell Ville;05;-32.63;-62.69;39
Nueve de Julio;01;-35.44;-60.88;46;nueve-de-julio-buenos-aires
Chacabuco;01;-34.64;-60.47;46
Caucete;18;-31.65;-68.28;9
Pontevedra;01;-34.75;-58.70;0
Gualeguay;08;-33.14;-59.31;87
Aguilares;24;-27.43;-65.61;4
Granadero Baigorria;21;-32.86;-60.72;2
Quitilipi;03;-26.87;-60.22;48
Puerto Iguazú;14;-25.60;-54.57;74
Villaguay;08;-31.87;-59.03;61
Casilda;21;-33.04;-61.17;2
General José de San Martín;03;-26.54;-59.34;10
Zapala;15;-38.90;-70.05;88
Villa Regina;16;-39.10;-67.07;19
Tigre;01;-34.43;-58.58;0
Famaillá;24;-27.05;-65.40;4
Chajarí;08;-30.75;-57.98;30
Mercedes;06;-29.18;-58.08;86;mercedes-corrientes
Centenario;15;-38.83;-68.13;19
Garupá;14;-27.48;-55.83;13
Gobernador Virasora;06;-28.05;-56.03;13
Esquel;04;-42.91;-71.32;37
Adrogué;01;-34.80;-58.38;0
Cruz del Eje;05;-30.73;-64.80;1
Machagai;03;-26.93;-60.05;48
Villa Dolores;05;-31.95;-65.19;76
Termas de Río Hondo;22;-27.49;-64.86;11
Charata;03;-27.21;-61.19;48
Capitán Bermúdez;21;-32.82;-60.72;2
Coronel Suárez;01;-37.45;-61.93;16
Las Breñas;03;-27.09;-61.08;48
Jesús María;05;-30.98;-64.09;1
Fontana;03;-27.42;-59.02;10
Esquina;06;-30.01;-59.53;40
Rawson;04;-43.30;-65.10;38
Muñiz;01;-34.56;-58.71;22
Allen;16;-38.98;-67.83;19
Dolores;01;-36.31;-57.68;5
Plottier;15;-38.97;-68.23;19
Victoria;08;-32.62;-60.15;2
Jardín América;14;-27.04;-55.23;72
La Calera;05;-31.34;-64.34;1
Tres Isletas;03;-26.34;-60.43;48
La Paz;08;-30.74;-59.65;17;la-paz-entre-rios
Monte Caseros;06;-30.25;-57.64;30
Veinticinco de Mayo;01;-35.43;-60.17;73;veinticinco-de-mayo-buenos-aires
Pérez;21;-33.00;-60.77;2
Marcos Juárez;05;-32.70;-62.11;39
Embarcación;17;-23.21;-64.10;55
Monteros;24;-27.17;-65.50;4
San Pedro;14;-26.62;-54.11;74;san-pedro-misiones
San Martín de los Andes;15;-40.16;-71.35;37
Villa Gesell;01;-37.26;-56.97;6
Avellaneda;21;-29.12;-59.66;40;avellaneda-santa-fe
Santo Tomé;06;-28.55;-56.04;13;santo-tome-corrientes
Montecarlo;14;-26.57;-54.76;74
San Justo;21;-30.79;-60.59;8;san-justo-santa-fe
Villa Allende;05;-31.29;-64.30;1
San José de Jáchal;18;-30.24;-68.75;9
Aristóbulo del Valle;14;-27.10;-54.90;72
Albardón;18;-31.44;-68.53;9
Añatuya;22;-28.46;-62.83;11
Deán Funes;05;-30.42;-64.35;1
Arroyo Seco;21;-33.15;-60.51;2
Laboulaye;05;-34.13;-63.39;58
Cinco Saltos;16;-38.82;-68.06;19
General Enrique Mosconi;17;-22.60;-63.81;64;general-enrique-mosconi-salta
Vera;21;-29.46;-60.21;40
Arroyito;05;-31.42;-63.05;67
El Soberbio;14;-27.30;-54.20;72
Diamante;08;-32.07;-60.64;17
Joaquín V. González;17;-25.11;-64.13;7
Pirané;09;-25.73;-59.11;23
Villa Ocampo;21;-28.49;-59.36;86
Villa Paula de Sarmiento;18;-31.49;-68.54;9
Cosquín;05;-31.25;-64.47;1
Sunchales;21;-30.94;-61.56;42
Santa Elena;08;-30.94;-59.79;17
Gálvez;21;-32.03;-61.22;8
Rufino;21;-34.27;-62.71;58
Saladas;06;-28.25;-58.63;86
Crespo;08;-32.03;-60.31;17
Firmat;21;-33.46;-61.48;58
Río Segundo;05;-31.65;-63.91;1
Puerto Rico;14;-26.80;-55.02;74
Coronda;21;-31.97;-60.92;8
San Antonio Oeste;16;-40.73;-64.95;83
San Jorge;21;-31.90;-61.86;67
Villa Nueva;05;-32.43;-63.25;39;villa-nueva-cordoba
Río Ceballos;05;-31.16;-64.32;1
Federal;08;-30.95;-58.78;30
General Villegas;01;-35.03;-63.01;71
Embalse;05;-32.18;-64.42;76
General Pinedo;03;-27.32;-61.28;48
Carcarañá;21;-32.86;-61.15;2
San Javier;21;-30.58;-59.93;8;san-javier-santa-fe
Puerto Esperanza;14;-26.02;-54.61;74
El Bolsón;16;-41.96;-71.53;37
Wanda;14;-25.97;-54.56;74
Unquillo;05;-31.23;-64.32;1
San Luis del Palmar;06;-27.51;-58.55;12
Catriel;16;-37.88;-67.80;19
Morteros;05;-30.71;-62.00;42
Bella Vista;24;-27.03;-65.30;4;bella-vista-tucuman
La Falda;05;-31.09;-64.49;1
Clorinda;09;-25.28;-57.72;23
La Punta;19;-33.18;-66.31;25
Pico Truncado;20;-46.79;-67.96;31
La Quiaca;10;-22.10;-65.59;55
Funes;21;-32.92;-60.81;2
Las Varillas;05;-31.87;-62.72;39
Dos de Mayo;14;-27.02;-54.69;72
Tinogasta;02;-28.06;-67.56;27
Fray Luis A. Beltrán;21;-32.79;-60.73;2
San Cristóbal;21;-30.31;-61.24;42;san-cristobal-santa-fe
Recreo;02;-29.28;-65.06;24;recreo-catamarca
Andalgalá;02;-27.58;-66.32;24
Santa Lucía;06;-28.99;-59.10;40;santa-lucia-corrientes
Tostado;21;-29.23;-61.77;40
Rosario del Tala;08;-32.30;-59.15;61
Federación;08;-31.01;-57.90;30
Arauco;12;-28.58;-66.79;27
Fraile Pintado;10;-23.94;-64.80;82
Chamical;12;-30.36;-66.31;27
Ceres;21;-29.88;-61.95;42
Recreo;21;-31.49;-60.73;8;recreo-santa-fe
Las Rosas;21;-32.48;-61.58;2
El Colorado;09;-26.31;-59.37;48
Oncativo;05;-31.91;-63.68;76
General Acha;11;-37.38;-64.60;33
Pilar;05;-31.68;-63.88;1;pilar-cordoba
Roldán;21;-32.90;-60.91;2
Plaza Huincul;15;-38.93;-69.21;88
Laguna Paiva;21;-31.30;-60.66;8
Presidencia de la Plaza;03;-27.00;-59.84;48
Campo Grande;14;-27.21;-54.98;72
Villa Berthet;03;-27.29;-60.41;48
Veinticinco de Mayo;14;-27.38;-54.74;72;veinticinco-de-mayo-misiones
Las Toscas;21;-28.35;-59.26;86
Cafayate;17;-26.07;-65.98;4
Chos Malal;15;-37.38;-70.27;88
Coronel Dorrego;01;-38.72;-61.29;16
Oliva;05;-32.04;-63.57;39
San Salvador;08;-31.62;-58.51;30
Pampa del Indio;03;-26.05;-59.94;48
La Carlota;05;-33.42;-63.30;29
Humahuaca;10;-23.21;-65.35;82
Las Parejas;21;-32.68;-61.52;2
San Clemente del Tuyú;01;-36.36;-56.72;5
Merlo;19;-32.34;-65.01;76;merlo-san-luis
San José de Feliciano;08;-30.38;-58.75;30
San Bernardo;03;-27.29;-60.71;48
Candelaria;14;-27.46;-55.75;13;candelaria-misiones
Quimilí;22;-27.65;-62.42;11
Bernardo de Irigoyen;14;-26.26;-53.65;74
El Trébol;21;-32.20;-61.70;67
Campo Largo;03;-26.80;-60.84;48
Junín de los Andes;15;-39.95;-71.07;37
Almafuerte;05;-32.19;-64.26;76;almafuerte-cordoba
Hernando;05;-32.43;-63.73;76
Corzuela;03;-26.95;-60.97;48
San Carlos Centro;21;-31.73;-61.09;8
Armstrong;21;-32.78;-61.60;2
Ingeniero Guillermo N. Juárez;09;-23.90;-61.85;64
Las Lomitas;09;-24.71;-60.59;48
General Cabrera;05;-32.81;-63.87;29
El Quebrachal;17;-25.28;-64.07;7
Puerto Deseado;20;-47.75;-65.89;31
Calchaquí;21;-29.89;-60.29;40
San Martín;18;-31.43;-68.50;9;san-martin-san-juan
Campo Ramón;14;-27.45;-55.02;72
La Leonesa;03;-27.04;-58.70;12
Leones;05;-32.66;-62.30;39
Corral de Bustos;05;-33.28;-62.18;58
Eduardo Castex;11;-35.92;-64.29;71
Choele Choel;16;-39.29;-65.66;19
El Carril;17;-25.07;-65.49;7
Puerto Tirol;03;-27.37;-59.08;10
Justo Daract;19;-33.86;-65.18;36
Totoras;21;-32.58;-61.17;2
Santa Rosa de Calamuchita;05;-32.07;-64.54;76
Abra Pampa;10;-22.72;-65.70;55
Malagueño;05;-31.46;-64.36;1
Villa Elisa;08;-32.16;-58.40;61
Villa Cañás;21;-34.01;-61.61;58
Las Heras;20;-46.54;-68.94;31;las-heras-santa-cruz
Campo Viera;14;-27.33;-55.06;72
Las Lajitas;17;-24.73;-64.19;82
Coronel Du Graty;03;-27.68;-60.91;48
Capilla del Monte;05;-30.86;-64.53;1
Clodomira;22;-27.57;-64.13;11
Santa Sylvina;03;-27.83;-61.14;48
Mburucuyá;06;-28.05;-58.23;86
Vicuña Mackenna;05;-33.92;-64.39;29
Viale;08;-31.87;-60.01;17
Ibarreta;09;-25.21;-59.86;48
Huinca Renancó;05;-34.84;-64.38;71
Malvinas Argentinas;05;-31.38;-64.06;1
General Ramírez;08;-32.18;-60.20;17
Apolinario Saravia;17;-24.43;-64.00;82
La Cruz;06;-29.17;-56.64;13
Puerto Piray;14;-26.47;-54.71;74
Taco Pozo;03;-25.62;-63.27;7
Chicoana;17;-25.11;-65.53;7
Puerto Vilelas;03;-27.51;-58.94;10
Colonia Aurora;14;-27.47;-54.52;72
El Galpón;17;-25.38;-64.65;7
Canals;05;-33.57;-62.89;58
Santa Rosa;06;-28.26;-58.12;86;santa-rosa-corrientes
Sarmiento;04;-45.59;-69.07;31
Garuhapé;14;-26.82;-54.96;74
Brinkmann;05;-30.87;-62.04;67
Pampa del Infierno;03;-26.51;-61.17;48
Calingasta;18;-31.33;-69.42;9
Coronel Moldes;05;-33.62;-64.60;29
Fiambalá;02;-27.67;-67.62;24
El Calafate;20;-50.34;-72.28;45
Urdinarrain;08;-32.69;-58.89;52
Bovril;08;-31.34;-59.45;17
Simoca;24;-27.26;-65.36;4
Alvear;06;-29.10;-56.55;13
Itatí;06;-27.27;-58.24;12
Lamarque;16;-39.42;-65.70;19
Huillapima;02;-28.73;-65.98;24
Yuto;10;-23.64;-64.47;82
Nueve de Julio;18;-31.67;-68.39;9;nueve-de-julio-san-juan
Nuestra Señora del Rosario de Caa Catí;06;-27.75;-57.62;86
Villa La Angostura;15;-40.76;-71.65;37
Hermoso Campo;03;-27.61;-61.34;48
Justiniano Posse;05;-32.88;-62.68;39
Concepción de la Sierra;14;-27.98;-55.52;72
San Miguel;06;-28.00;-57.59;86;san-miguel-corrientes
Villa de Soto;05;-30.86;-65.00;1
Sampacho;05;-33.38;-64.72;29
La Cumbre;05;-30.98;-64.49;1
Realicó;11;-35.04;-64.24;71
Laguna Larga;05;-31.78;-63.80;76
Villa del Totoral;05;-30.82;-63.72;1
Villa María Grande;08;-31.67;-59.90;17
La Cocha;24;-27.77;-65.59;24
Malabrigo;21;-29.35;-59.97;40
Intendente Alvear;11;-35.23;-63.59;71
Sierra Grande;16;-41.61;-65.36;63
Veinticinco de Mayo;11;-37.77;-67.72;19;veinticinco-de-mayo-la-pampa
Arias;05;-33.64;-62.40;58
Monte Maíz;05;-33.20;-62.60;58
Monte Cristo;05;-31.34;-63.94;1
San Agustín de Valle Fértil;18;-30.63;-67.47;9
Cruz Alta;05;-33.01;-61.81;58
Icaño;02;-28.92;-65.33;24
Mina Clavero;05;-31.72;-65.01;1
Aviá Terai;03;-26.69;-60.73;48
General Fernández Oro;16;-38.95;-67.92;19
Santa Rosa de Río Primero;05;-31.15;-63.40;1
San Benito;08;-31.78;-60.44;17
La Toma;19;-33.05;-65.62;36
Trancas;24;-26.23;-65.28;4
Alba Posse;14;-27.57;-54.68;72
Yacimiento Río Turbio;20;-51.57;-72.35;45
Río Turbio;20;-51.54;-72.34;45
Los Frentones;03;-26.41;-61.41;48
Victorica;11;-36.22;-65.44;33
Ingeniero Luis A. Huergo;16;-39.07;-67.24;19
San José;14;-27.77;-55.78;13;san-jose-misiones
Berrotarán;05;-32.45;-64.39;76
Adelia María;05;-33.63;-64.02;29
Los Altos;02;-28.05;-65.50;24
Salsipuedes;05;-31.14;-64.30;1
Fray Luis Beltrán;16;-39.31;-65.76;19
Trevelin;04;-43.09;-71.46;37
Senillosa;15;-39.01;-68.43;19
Capayán;02;-28.77;-66.05;24
Gobernador Roca;14;-27.19;-55.46;13
Rada Tilly;04;-45.92;-67.55;31
Larroque;08;-33.04;-59.00;52
Puerto Libertad;14;-25.92;-54.58;74
San Julián;20;-49.31;-67.73;45
Mocoretá;06;-30.62;-57.96;30
Suncho Corral;22;-27.93;-63.43;11
Panambí;14;-27.72;-54.92;72
Villa General Belgrano;05;-31.98;-64.56;76
Capioví;14;-26.93;-55.06;72
Villa Ojo de Agua;22;-29.50;-63.69;11
Concepción del Bermejo;03;-26.60;-60.95;48
Paso de la Patria;06;-27.32;-58.57;12
Maciá;08;-32.17;-59.40;61
Ingeniero Jacobacci;16;-41.33;-69.55;37
Gaimán;04;-43.29;-65.49;38
Perugorría;06;-29.34;-58.61;40
Comandante Fontana;09;-25.33;-59.68;48
Despeñaderos;05;-31.82;-64.29;76
Tilcara;10;-23.58;-65.40;82
Chañar Ladeado;21;-33.33;-62.04;58
Huerta Grande;05;-31.08;-64.49;1
Devoto;05;-31.40;-62.31;67
General Conesa;16;-40.10;-64.46;83;general-conesa-rio-negro
Balnearia;05;-31.01;-62.67;67
Margarita Belén;03;-27.26;-58.97;10
Sastre;21;-31.77;-61.83;67
Monte Buey;05;-32.92;-62.46;39
Laborde;05;-33.15;-62.86;39
General Levalle;05;-34.01;-63.92;29
Valle Hermoso;05;-31.12;-64.48;1
Tilisarao;19;-32.73;-65.29;29
Campo Gallo;22;-26.58;-62.85;11
Santo Pipó;14;-27.14;-55.41;72
Pozo del Molle;05;-32.02;-62.92;39
Caimancito;10;-23.74;-64.59;82
Villa Hernandarias;08;-31.23;-59.98;17
Palo Santo;09;-25.56;-59.34;23
Cerro Azul;14;-27.63;-55.50;72
Beltrán;22;-27.83;-64.06;11
Palma Sola;10;-23.98;-64.30;82
Las Higueras;05;-33.09;-64.29;29
Guatraché;11;-37.67;-63.53;33
Graneros;24;-27.65;-65.44;4
Tancacha;05;-32.24;-63.98;76
Calilegua;10;-23.77;-64.77;82
Cervantes;16;-39.05;-67.39;19
Villa Huidobro;05;-34.84;-64.59;71
El Alcázar;14;-26.71;-54.82;74
Ingenio La Esperanza;10;-24.23;-64.84;15
Campo Quijano;17;-24.91;-65.64;7
Villa Berna;05;-31.91;-64.73;76
Makallé;03;-27.21;-59.29;10
Presidencia Roca;03;-26.14;-59.60;48
Camilo Aldao;05;-33.13;-62.09;58
Santa Clara;10;-24.31;-64.66;82
Sumampa;22;-29.38;-63.47;11
Concepción;06;-28.39;-57.89;86;concepcion-corrientes
Macachín;11;-37.14;-63.67;33
Ucacha;05;-33.03;-63.51;39
Alejandro Roca;05;-33.35;-63.72;29
Villa Cura Brochero;05;-31.71;-65.02;1
28 de Noviembre;20;-51.58;-72.21;45
Villa Giardino;05;-31.03;-64.48;1
Las Lajas;15;-38.52;-70.37;88
Ingeniero Luiggi;11;-35.39;-64.47;71
Porteña;05;-31.01;-62.07;67
Las Perdices;05;-32.70;-63.71;39
Colonia Elisa;03;-26.93;-59.52;10
James Craik;05;-32.16;-63.47;39
Quilino;05;-30.21;-64.50;1
Guaraní;14;-27.52;-55.16;72
Concarán;19;-32.56;-65.24;29
Noetinger;05;-32.37;-62.31;39
La Tigra;03;-27.11;-60.59;48
Santa Rosa del Conlara;19;-32.34;-65.20;76
Puerto Ibicuy;08;-33.75;-59.18;87
Lucas González;08;-32.38;-59.53;52
San Cosme;06;-27.37;-58.51;12
Hasenkamp;08;-31.51;-59.84;17
Pampa de los Guanacos;22;-26.23;-61.84;48
San Francisco de Laishí;09;-26.24;-58.63;23
Loncopué;15;-38.07;-70.62;88
Castro Barros;12;-30.58;-65.73;27
San Antonio;02;-28.01;-65.71;24;san-antonio-catamarca
Isla Verde;05;-33.24;-62.40;58
Las Garcitas;03;-26.62;-59.80;48
Mendiolaza;05;-31.27;-64.30;1
Comandante Luis Piedra Buena;20;-49.99;-68.91;45
General Galarza;08;-32.72;-59.40;52
Itá Ibaté;06;-27.43;-57.34;13
Colonias Unidas;03;-26.70;-59.63;48
Chichinales;16;-39.12;-66.93;19
Santa Magdalena;05;-34.52;-63.94;71
Estanislao del Campo;09;-25.06;-60.09;48
Lago Puelo;04;-42.07;-71.60;37
Villa Basilio Nievas;18;-31.55;-68.73;9
Tafí del Valle;24;-26.85;-65.71;4
Villa General Guemes;09;-24.76;-59.49;23
San Antonio de los Cobres;17;-24.22;-66.32;15
Villa Paranacito;08;-33.71;-58.66;52
Pueblo Libertador;06;-30.22;-59.39;40
La Escondida;03;-27.11;-59.45;10
Pozo del Tigre;09;-24.90;-60.32;48
Chimpay;16;-39.16;-66.14;19
Tintina;22;-27.03;-62.71;11
Quemú Quemú;11;-36.05;-63.56;71
General Enrique Godoy;16;-39.08;-67.16;19
La Eduvigis;03;-26.84;-59.06;10
La Mendieta;10;-24.31;-64.96;15
Etruria;05;-32.94;-63.25;39
El Maitén;04;-42.05;-71.17;37
Inriville;05;-32.94;-62.23;58
Catriló;11;-36.41;-63.42;33
Gancedo;03;-27.49;-61.68;48
Aluminé;15;-39.24;-70.92;88
Rancul;11;-35.07;-64.68;71
Riachuelo;06;-27.58;-58.74;12
El Aguilar;10;-23.22;-65.68;82
Basail;03;-27.89;-59.28;10
Seguí;08;-31.96;-60.12;17
La Clotilde;03;-27.13;-60.67;48
Los Helechos;14;-27.55;-55.08;72
Villa General Mitre;22;-29.14;-62.65;11;villa-general-mitre-santiago-del-estero
Valcheta;16;-40.68;-66.16;63
Perito Moreno;20;-46.59;-70.93;31
Colonia Benítez;03;-27.33;-58.95;10
Riacho Eh-Eh;09;-25.36;-58.28;23
Gobernador Juan E. Martínez;06;-28.91;-58.94;40
General Vedia;03;-26.93;-58.66;12
La Francia;05;-31.41;-62.63;67
Villa del Rosario;08;-30.80;-57.91;30;villa-del-rosario-entre-rios
Azara;14;-28.06;-55.68;13
Trenel;11;-35.70;-64.13;71
Los Charrúas;08;-31.18;-58.19;30
Puerto Santa Cruz;20;-50.02;-68.52;45
Pomán;02;-28.39;-66.22;24
Ruiz de Montoya;14;-26.98;-55.05;72
Piedra del Águila;15;-40.05;-70.07;88
San Carlos;06;-27.75;-55.90;13;san-carlos-corrientes
Colonia Barón;11;-36.15;-63.85;71
Alejo Ledesma;05;-33.61;-62.62;58
San Francisco del Monte de Oro;19;-32.60;-66.13;25
Caraguatay;14;-26.61;-54.78;74
San José de la Dormida;05;-30.35;-63.95;1
Morrison;05;-32.59;-62.83;39
Picún Leufú;15;-39.52;-69.29;88
Los Juríes;22;-28.47;-62.11;11
Cuesta Blanca;05;-31.49;-64.57;1
Naschel;19;-32.92;-65.38;36
Del Campillo;05;-34.38;-64.50;36
Ancasti;02;-28.81;-65.50;24
Dos Arroyos;14;-27.70;-55.25;72
Tacuarendí;21;-28.41;-59.26;86
Napenay;03;-26.73;-60.62;48
Toledo;05;-31.56;-64.01;1
La Para;05;-30.89;-63.00;67
Tolhuin;23;-54.51;-67.20;69
Hersilia;21;-30.00;-61.84;42
La Verde;03;-27.13;-59.37;10
Tres Algarrobos;01;-35.19;-62.77;71
General Campos;08;-31.52;-58.40;30
Villa Trinidad;21;-30.21;-61.88;42
Río Mayo;04;-45.69;-70.26;31
Dolavón;04;-43.31;-65.71;38
Winifreda;11;-36.23;-64.23;33
Sauce de Luna;08;-31.24;-59.22;30
San Basilio;05;-33.50;-64.31;29
San Agustín;05;-31.98;-64.37;76
Vista Alegre;15;-38.75;-68.18;19
Loreto;06;-27.77;-57.28;13;loreto-corrientes
General San Martín;11;-37.98;-63.60;16;general-san-martin-la-pampa
Vinchina;12;-28.76;-68.21;27
Villa del Dique;05;-32.18;-64.46;76
Elena;05;-32.57;-64.39;76
Los Surgentes;05;-32.98;-62.02;58
Sacanta;05;-31.66;-63.05;39
Villa Mugueta;21;-33.31;-61.06;2
Contraalmirante Cordero;16;-38.72;-68.15;19
Jacinto Arauz;11;-38.09;-63.43;16
Laguna Yema;09;-24.25;-61.24;48
Arroyo Cabral;05;-32.49;-63.40;39
Los Cóndores;05;-32.32;-64.28;76
Los Menucos;16;-40.84;-68.09;19
Villa Atamisqui;22;-28.50;-63.82;11
Nueve de Julio;06;-28.84;-58.83;86;nueve-de-julio-corrientes
Serrano;05;-34.47;-63.54;71
Mainque;16;-39.07;-67.30;19
Londres;02;-27.71;-67.13;24
Andacollo;15;-37.18;-70.67;88
General Roca;05;-32.73;-61.92;58;general-roca-cordoba
Pascanas;05;-33.13;-63.04;39
Oro Verde;08;-31.83;-60.52;17
Charadai;03;-27.66;-59.86;10
Villa Las Rosas;05;-31.95;-65.05;76
Buena Esperanza;19;-34.76;-65.25;36
Villa Valeria;05;-34.34;-64.92;36
Guatimozín;05;-33.46;-62.44;58
Hoyo de Epuyén;04;-42.07;-71.51;37
Santa Isabel;11;-36.23;-66.94;34
Maimará;10;-23.62;-65.41;15
La Granja;05;-31.01;-64.27;1
Colonia Dora;22;-28.60;-62.95;11
Caleufú;11;-35.60;-64.56;71
Miguel Riglos;11;-36.85;-63.69;33
Tío Pujio;05;-32.29;-63.36;39
La Playosa;05;-32.10;-63.03;39
Santiago Temple;05;-31.39;-63.42;1
Unión;19;-35.15;-65.95;36
Chavarría;06;-28.95;-58.57;86
Ubajay;08;-31.79;-58.31;30
Herradura;09;-26.49;-58.31;23
Puerto Leoni;14;-26.99;-55.17;72
Ordóñez;05;-32.84;-62.87;39
Saturnino M. Laspiur;05;-31.70;-62.48;67
Hualfín;02;-27.23;-66.83;4
Serrezuela;05;-30.64;-65.39;1
Candelaria;19;-32.06;-65.82;25;candelaria-san-luis
Gobernador Mansilla;08;-32.54;-59.35;52
Picada Gobernador López;14;-27.67;-55.25;72
Parera;11;-35.15;-64.50;71
Mojón Grande;14;-27.71;-55.16;72
Mariano Moreno;15;-38.75;-70.02;88
Samuhú;03;-27.52;-60.39;48
Buta Ranquil;15;-37.05;-69.88;88
Maquinchao;16;-41.25;-68.70;37
Arrufó;21;-30.23;-61.73;42
Cachí;17;-25.12;-66.17;7
Gobernador Costa;04;-44.05;-70.60;31
Santa Eufemia;05;-33.18;-63.28;39
Bonpland;14;-27.48;-55.48;72;bonpland-misiones
Achiras;05;-33.18;-64.99;29
Villa Bustos;12;-29.29;-67.02;27
El Hoyo;22;-27.03;-63.23;11
Arroyo del Medio;14;-27.70;-55.40;72
Alpachiri;11;-37.38;-63.77;33
General Baldissera;05;-33.12;-62.31;58
Yapeyú;06;-29.47;-56.82;86
Capitán Solari;03;-26.80;-59.56;48
Las Acequias;05;-33.28;-63.98;29
Laguna Naick-Neck;09;-25.25;-58.09;23
Yataity Calle;06;-29.02;-58.91;40
Caseros;08;-32.46;-58.48;61;caseros-entre-rios
Saldán;05;-31.30;-64.31;1
Villa Ascasubi;05;-32.16;-63.89;76
San Francisco del Chañar;05;-29.79;-63.94;1
Santa Ana;08;-30.90;-57.93;30;santa-ana-entre-rios
Pedro R. Fernández;06;-28.75;-58.66;86
Los Antiguos;20;-46.55;-71.63;31
Sebastián Elcano;05;-30.16;-63.59;1
Burruyacú;24;-26.50;-64.74;4
Los Telares;22;-28.98;-63.45;11
Mariano I. Loza;06;-29.38;-58.19;40
La Adela;11;-38.98;-64.08;16
Santa Rosa de Tastil;17;-24.45;-65.97;7
Florentino Ameghino;14;-27.57;-55.13;72;florentino-ameghino-misiones
Miramar;05;-30.92;-62.68;67;miramar-cordoba
Anguil;11;-36.53;-64.01;33
Felipe Yofré;06;-29.10;-58.34;86
Domínguez;08;-31.99;-58.96;61
Villa Rumipal;05;-32.19;-64.48;76
Obispo Trejo;05;-30.78;-63.41;1
Los Varela;02;-27.93;-65.87;24
Luján;19;-32.37;-65.94;25;lujan-san-luis
Ticino;05;-32.69;-63.44;39
Corralito;05;-32.02;-64.19;76
Doblas;11;-37.15;-64.01;33
La Criolla;08;-31.27;-58.11;30
Coronel Belisle;16;-39.19;-65.95;19
Puerto Bermejo;03;-26.93;-58.51;12
Hernández;08;-32.34;-60.02;17
Bernasconi;11;-37.90;-63.74;33
Cruz de los Milagros;06;-28.84;-59.00;40
Marull;05;-30.99;-62.83;67
Buchardo;05;-34.72;-63.51;71
Pampa Almirón;03;-26.70;-59.12;10
Añelo;15;-38.35;-68.79;88
San Pedro;22;-27.95;-65.17;24;san-pedro-santiago-del-estero
Piedras Blancas;08;-31.19;-59.95;17
Mattaldi;05;-34.48;-64.17;71
Alto Río Senguer;04;-45.04;-70.82;31
Santa María;14;-27.93;-55.41;72;santa-maria-misiones
Palmar Grande;06;-27.94;-57.90;86
Lonquimay;11;-36.47;-63.62;33
Coté-Lai;03;-27.50;-59.60;10
Puerta de Corral Quemado;02;-27.23;-66.94;4
Colonia Elía;08;-32.67;-58.33;61
Bernardo Larroudé;11;-35.02;-63.58;71
Santa Catalina - Dique Lujan;01;-34.38;-58.71;22
Viamonte;05;-33.75;-63.10;58
Laguna Limpia;03;-26.50;-59.68;48
Herrera;08;-32.43;-58.63;61;herrera-entre-rios
Villa Concepción del Tío;05;-31.32;-62.81;67
Aranguren;08;-32.24;-60.16;17
Carnerillo;05;-32.91;-64.02;29
Idiazábal;05;-32.81;-63.03;39
Villa Urquiza;08;-31.65;-60.38;17;villa-urquiza-entre-rios
Agua de Oro;05;-31.07;-64.30;1
Cariló;01;-37.17;-56.89;6
Wenceslao Escalante;05;-33.17;-62.77;39
Telén;11;-36.26;-65.51;33
Puerto Yeruá;08;-31.54;-58.02;30
Las Junturas;05;-31.83;-63.45;39
Villa Mantero;08;-32.40;-58.75;61
Carrilobo;05;-31.87;-63.12;39
Los Laureles;21;-29.37;-59.74;40
Altos de Chipión;05;-30.96;-62.34;67
El Tío;05;-31.38;-62.83;67
Juan Pujol;06;-30.42;-57.86;30
Alta Italia;11;-35.33;-64.11;71
San Justo;08;-32.45;-58.44;61;san-justo-entre-rios
Villa Reducción;05;-33.20;-63.86;29
Pilcaniyeu;16;-41.12;-70.72;37
Conscripto Bernardi;08;-31.05;-59.08;30
José de San Martín;04;-44.05;-70.47;31
Lapachito;03;-27.16;-59.39;10
Chorotis;03;-27.92;-61.40;48
Libertad;06;-30.04;-57.82;30
General Alvear;14;-27.43;-55.17;72;general-alvear-misiones
Lomas de Vallejos;06;-27.74;-57.92;86
Gato Colorado;21;-28.02;-61.19;48
Ceibas;08;-33.43;-58.75;52
El Huecú;15;-37.65;-70.58;88
El Arañado;05;-31.74;-62.89;39
La Maruja;11;-35.67;-64.94;71
Río Pico;04;-44.18;-71.37;37
Sierra Colorada;16;-40.58;-67.76;19
Dalmacio Vélez Sársfield;05;-32.61;-63.58;39
Coronel Baigorria;05;-32.85;-64.36;29
Tabossi;08;-31.80;-59.93;17
Las Ovejas;15;-36.99;-70.75;88
San Gustavo;08;-30.69;-59.40;30
Comallo;16;-41.03;-70.27;37
Pronunciamiento;08;-32.34;-58.44;61
Embajador Martini;11;-35.39;-64.28;71
Costa Sacate;05;-31.65;-63.76;1
General Enrique Mosconi;09;-23.22;-62.30;64;general-enrique-mosconi-formosa
Villa Escolar;09;-26.62;-58.67;23
Santa Anita;08;-32.17;-58.79;61
San Antonio de Litín;05;-32.21;-62.63;39
Tres Capones;14;-28.01;-55.60;72
San Carlos;05;-31.18;-65.10;1;san-carlos-cordoba
Los Conquistadores;08;-30.59;-58.47;30
Mutquín;02;-28.32;-66.14;24
Salsacate;05;-31.32;-65.09;1
Arata;11;-35.64;-64.36;71
Loreto;14;-27.33;-55.52;13;loreto-misiones
Uriburu;11;-36.51;-63.86;33
Piquillín;05;-31.30;-63.76;1
Herlitzka;06;-27.57;-58.26;12
Villa Tulumba;05;-30.40;-64.12;1
Cerro Corá;14;-27.51;-55.61;13
Garruchos;06;-28.17;-55.65;72
Cavanagh;05;-33.48;-62.34;58
La Cesira;05;-33.95;-62.97;58
Italó;05;-34.79;-63.78;71
Colonia La Tordilla;05;-31.24;-63.06;67
Mártires;14;-27.42;-55.38;72
Aldea San Antonio;08;-32.62;-58.71;52
Colonia San Bartolomé;05;-31.53;-62.72;67
Bella Italia;21;-31.28;-61.41;42
Barrancas;15;-36.82;-69.92;88
El Rodeo;02;-28.22;-65.87;24
Camarones;04;-44.80;-65.71;38
La Puerta de San José;02;-27.55;-67.02;24
Pasco;05;-32.75;-63.34;39
Bonpland;06;-29.82;-57.43;30;bonpland-corrientes
Ciervo Petiso;03;-26.58;-59.63;48
Cintra;05;-32.31;-62.65;39
Cañada de Luque;05;-30.73;-63.72;1
Darwin;16;-39.20;-65.74;19
Los Cocos;05;-30.92;-64.50;1
Almafuerte;14;-27.51;-55.40;72;almafuerte-misiones
Huanchillas;05;-33.67;-63.64;29
Las Varas;05;-31.80;-62.62;67
General Manuel J. Campos;11;-37.46;-63.59;33
Chazón;05;-33.08;-63.28;39
Charras;05;-33.02;-64.05;29
Antofagasta de la Sierra;02;-26.06;-67.41;4
Villa General Roca;19;-32.67;-66.45;25
Rincón de Los Sauces;15;-37.40;-68.93;88
Verónica;01;-35.39;-57.34;5
Suipacha;01;-34.77;-59.69;78
Sauce;06;-30.09;-58.79;40
San Vicente;01;-35.02;-58.42;5;san-vicente-buenos-aires
Santa Ana;14;-27.37;-55.58;13;santa-ana-misiones
San Roque;06;-28.57;-58.71;86
San Miguel del Monte;01;-35.44;-58.81;5
San Justo;01;-34.68;-58.56;0;san-justo-buenos-aires
San Javier;14;-27.87;-55.14;72;san-javier-misiones
San Ignacio;14;-27.26;-55.53;13
San Cayetano;01;-38.35;-59.61;89
San Antonio de Areco;01;-34.25;-59.47;78
San Andrés de Giles;01;-34.45;-59.44;78
Saladillo;01;-35.64;-59.78;73
Roque Pérez;01;-35.40;-59.33;78
Rauch;01;-36.77;-59.09;35
Ranchos;01;-35.52;-58.32;5
Pinamar;01;-37.11;-56.86;6
Pila;01;-36.00;-58.14;5
Olivos;01;-34.51;-58.49;0
Nogoyá;08;-32.39;-59.79;2
Navarro;01;-35.01;-59.28;78
Miramar;01;-38.27;-57.84;6;miramar-buenos-aires
Mar del Tuyú;01;-36.58;-56.69;6
Marcos Paz;01;-34.78;-58.84;22
Maipú;01;-36.86;-57.88;35;maipu-buenos-aires
Magdalena;01;-35.08;-57.51;5
Lomas de Zamora;01;-34.76;-58.41;0
Lobos;01;-35.19;-59.10;78
Lobería;01;-38.16;-58.79;51
Leandro N. Alem;14;-27.60;-55.32;72
Las Flores;01;-36.01;-59.10;35
Lanús;01;-34.70;-58.40;0
Ituzaingó;01;-34.66;-58.66;0;ituzaingo-buenos-aires
Ituzaingó;06;-27.58;-56.68;13;ituzaingo-corrientes
General San Martín;01;-34.57;-58.53;0;general-san-martin-buenos-aires
General Rodríguez;01;-34.61;-58.95;22
General Lavalle;01;-36.41;-56.94;6;general-lavalle-buenos-aires
General Las Heras;01;-34.93;-58.95;22
General Juan Madariaga;01;-37.00;-57.14;6
General Guido;01;-36.64;-57.79;35
General Conesa;01;-36.52;-57.33;6;general-conesa-buenos-aires
General Belgrano;01;-35.77;-58.49;5
Florencio Varela;01;-34.83;-58.40;0
José María Ezeiza;01;-34.85;-58.53;0
Espinillo;09;-24.98;-58.55;23
Ensenada;01;-34.86;-57.91;5
Empedrado;06;-27.95;-58.81;86
Eldorado;14;-26.40;-54.62;74
Coronel Vidal;01;-37.45;-57.73;6
Colón;08;-32.22;-58.14;61;colon-entre-rios
Chascomús;01;-35.57;-58.01;5
Castelli;01;-36.09;-57.80;5;castelli-buenos-aires
Caseros;01;-34.60;-58.56;0;caseros-buenos-aires
Carmen de Areco;01;-34.38;-59.82;78
Capitán Sarmiento;01;-34.17;-59.79;87
Capilla del Señor;01;-34.29;-59.10;22
Cañuelas;01;-35.05;-58.76;0
Brandsen;01;-35.17;-58.23;5
Berón de Astrada;06;-27.55;-57.53;12
Berisso;01;-34.87;-57.88;5
Benito Juárez;01;-37.67;-59.81;35
Bella Vista;06;-28.51;-59.04;86;bella-vista-corrientes
Belén de Escobar;01;-34.35;-58.79;22
Baradero;01;-33.81;-59.51;87
Ayacucho;01;-37.15;-58.49;35
Apóstoles;14;-27.91;-55.75;13
Guernica;01;-34.92;-58.38;0
Villa Unión;22;-29.41;-62.79;11;villa-union-santiago-del-estero
Villa Unión;12;-29.32;-68.23;27;villa-union-la-rioja
Villa Santa Rosa;18;-31.74;-68.31;9
Villa Nueva;13;-32.90;-68.78;3;villa-nueva-mendoza
Villa Media Agua;18;-31.98;-68.42;9
Villa Krause;18;-31.57;-68.53;9
Villa de María;05;-29.90;-63.72;1
Villa del Salvador;18;-31.44;-68.40;9
Villa del Rosario;05;-31.56;-63.53;1;villa-del-rosario-cordoba
Villa Castelli;12;-29.01;-68.22;27
Villa Aberastain;18;-31.65;-68.58;9
Vedia;01;-34.50;-61.54;46
Valle Grande;10;-23.48;-64.95;82
Ulapes;12;-31.57;-66.24;25
Tupungato;13;-33.37;-69.15;3
Tunuyán;13;-33.58;-69.02;3
Tumbaya;10;-23.86;-65.47;15
Tres Lomas;01;-36.46;-62.86;71
Trenque Lauquen;01;-35.97;-62.73;71
Tornquist;01;-38.10;-62.22;16
Toay;11;-36.67;-64.38;33
Telsen;04;-42.44;-66.94;63
Tecka;04;-43.49;-70.81;37
Tapalqué;01;-36.35;-60.03;44
Tamberías;18;-31.46;-69.42;9
Tama;12;-30.51;-66.53;27
Susques;10;-23.40;-66.37;15
Selva;22;-29.77;-62.05;42
Saujil;02;-28.17;-66.21;24
Santa Victoria;17;-22.25;-64.97;55
Santa Rosa;13;-33.25;-68.15;3;santa-rosa-mendoza
Santa María;02;-26.70;-66.05;4;santa-maria-catamarca
Santa Catalina;10;-21.94;-66.05;55
Sañogasta;12;-29.10;-67.12;27
San Lorenzo;21;-32.74;-60.74;2;san-lorenzo-santa-fe
San José;02;-28.38;-65.70;24;san-jose-catamarca
San Isidro;02;-28.46;-65.73;24;san-isidro-catamarca
San Carlos de Bolívar;01;-36.23;-61.12;44
San Carlos;17;-25.89;-65.93;4;san-carlos-salta
San Blas de los Sauces;12;-28.41;-67.09;27
San Antonio;10;-24.37;-65.33;15;san-antonio-jujuy
Salto;01;-34.29;-60.25;43
Salliqueló;01;-36.75;-62.96;33
Rosario de Lerma;17;-24.98;-65.58;7
Rosario de la Frontera;17;-25.80;-64.97;4
Rojas;01;-34.20;-60.73;43
Rodeo;18;-30.21;-69.14;9
Rivadavia;13;-33.19;-68.46;3;rivadavia-mendoza
Rivadavia;18;-31.55;-68.65;9;rivadavia-san-juan
Rivadavia;17;-24.19;-62.89;55;rivadavia-salta
Río Colorado;16;-38.99;-64.09;16
Rinconada;10;-22.44;-66.17;55
Ramallo;01;-33.49;-60.01;32
Puelches;11;-38.15;-65.91;19
Puan;01;-37.55;-62.77;16
Pozo Hondo;22;-27.17;-64.49;11
Pigüé;01;-37.61;-62.40;16
Pellegrini;01;-36.27;-63.17;71
Pehuajó;01;-35.81;-61.90;46
Patquía;12;-30.05;-66.88;27
Paso de Indios;04;-43.86;-69.05;31
Olta;12;-30.63;-66.26;27
Nueva Esperanza;22;-26.20;-64.24;4
Ñorquinco;16;-41.85;-70.90;37
Monte Quemado;22;-25.81;-62.83;48
Monte Hermoso;01;-38.98;-61.29;16
Molinos;17;-25.44;-66.29;7
Milagro;12;-31.01;-65.99;1
Metán;17;-25.50;-64.97;7
Melincué;21;-33.66;-61.45;58
Médanos;01;-38.83;-62.69;16
Malargüe;13;-35.48;-69.58;34
Malanzán;12;-30.80;-66.61;27
Maipú;13;-32.98;-68.78;3;maipu-mendoza
San Isidro de Lules;24;-26.93;-65.34;4
Luján de Cuyo;13;-33.04;-68.88;3
Limay Mahuida;11;-37.16;-66.67;33
Libertador General San Martín;19;-32.41;-65.68;25;libertador-general-san-martin-san-luis
Leleque;04;-42.41;-71.07;37
La Viña;17;-25.47;-65.57;7
Las Plumas;04;-43.72;-67.28;38
Las Heras;13;-32.85;-68.83;3;las-heras-mendoza
Las Coloradas;15;-39.56;-70.59;88
La Puerta;02;-28.17;-65.79;24
Laprida;01;-37.54;-60.80;44
La Poma;17;-24.72;-66.20;7
La Paz;13;-33.46;-67.55;25;la-paz-mendoza
La Merced;02;-28.15;-65.66;24
La Consulta;13;-33.74;-69.12;3
La Candelaria;17;-26.13;-65.05;4
La Cañada;22;-27.71;-63.77;11
La Caldera;17;-24.60;-65.38;7
La Banda;22;-27.73;-64.24;11
Junín;13;-33.15;-68.48;3;junin-mendoza
Iruya;17;-22.79;-65.22;55
Herrera;22;-28.48;-63.07;11;herrera-santiago-del-estero
Henderson;01;-36.30;-61.72;44
Helvecia;21;-31.10;-60.09;17
Guaminí;01;-37.01;-62.42;33
Guachipas;17;-25.52;-65.51;7
Godoy Cruz;13;-32.93;-68.84;3
Gobernador Gregores;20;-48.75;-70.25;45
General Viamonte;01;-35.00;-61.04;46
General Pinto;01;-34.76;-61.89;46
General Martín Miguel de Güemes;17;-24.67;-65.05;7
General Lavalle;13;-32.72;-68.59;3;general-lavalle-mendoza
General La Madrid;01;-37.25;-61.26;44
General Arenales;01;-34.30;-61.31;46
General Alvear;01;-36.02;-60.01;44;general-alvear-buenos-aires
General Alvear;13;-34.98;-67.69;34;general-alvear-mendoza
Gastre;04;-42.26;-69.22;37
Garza;22;-28.15;-63.54;11
Frías;22;-28.64;-65.13;24
Fernández;22;-27.92;-63.89;11
Famatina;12;-28.92;-67.52;27
El Simbolar;22;-27.97;-64.90;11
El Cuy;16;-39.93;-68.34;19
El Carmen;10;-24.39;-65.26;15
El Alto;02;-28.31;-65.36;24
Daireaux;01;-36.60;-61.75;44
Cuchillo Có;11;-38.33;-64.64;33
Coronel Pringles;01;-37.98;-61.36;89
Concepción;24;-27.34;-65.60;4;concepcion-tucuman
Colón;01;-33.90;-61.10;43;colon-buenos-aires
Chumbicha;02;-28.85;-66.23;24
Chepes;12;-31.34;-66.59;9
Cerrillos;17;-24.90;-65.49;7
Carmen de Patagones;01;-40.80;-62.98;83
Carlos Tejedor;01;-35.39;-62.42;71
Carlos Casares;01;-35.62;-61.36;46
Carhué;01;-37.18;-62.76;33
Brea Pozo;22;-28.24;-63.95;11
Bragado;01;-35.12;-60.49;73
Belén;02;-27.65;-67.03;24
Bandera;22;-28.89;-62.27;11
Banda del Río Salí;24;-26.83;-65.17;4
Bañado de Ovanta;02;-28.11;-65.32;24
Arrecifes;01;-34.06;-60.10;43
Arraga;22;-28.05;-64.22;11
Aminga;12;-28.85;-66.93;27
Florentino Ameghino;01;-34.84;-62.47;58;florentino-ameghino-buenos-aires
Algarrobo del Águila;11;-36.40;-67.15;34
Alberti;01;-35.03;-60.28;73
Aimogasta;12;-28.56;-66.81;27
Avellaneda;01;-34.66;-58.37;0;avellaneda-buenos-aires
Agronomía;07;-34.61;-58.38;b0
Almagro;07;-34.61;-58.38;b0
Balvanera;07;-34.61;-58.40;b0
Barracas;07;-34.65;-58.38;b0
Belgrano;07;-34.56;-58.46;b0
Boedo;07;-34.63;-58.42;b0
Caballito;07;-34.61;-58.38;b0
Chacarita;07;-34.61;-58.38;b0
Coghlan;07;-34.61;-58.38;b0
Colegiales;07;-34.57;-58.45;b0
Constitución;07;-34.61;-58.38;b0
Flores;07;-34.61;-58.38;b0
Floresta;07;-34.61;-58.38;b0
La Boca;07;-34.61;-58.38;b0
La Paternal;07;-34.61;-58.38;b0
Liniers;07;-34.61;-58.38;b0
Mataderos;07;-34.61;-58.38;b0
Monserrat;07;-34.61;-58.38;b0
Monte Castro;07;-34.61;-58.38;b0
Nueva Pompeya;07;-34.61;-58.38;b0
Núñez;07;-34.61;-58.38;b0
Palermo;07;-34.61;-58.38;b0
Parque Avellaneda;07;-34.61;-58.38;b0
Parque Chacabuco;07;-34.61;-58.38;b0
Parque Chas;07;-34.61;-58.38;b0
Parque Patricios;07;-34.61;-58.38;b0
Puerto Madero;07;-34.61;-58.38;b0
Recoleta;07;-34.61;-58.38;b0
Retiro;07;-34.58;-58.38;b0
Saavedra;07;-34.61;-58.38;b0
San Cristóbal;07;-34.61;-58.38;b0;san-cristobal-caba
San Nicolás;07;-34.61;-58.38;b0
San Telmo;07;-34.61;-58.38;b0
Vélez Sarsfield;07;-34.61;-58.38;b0
Versalles;07;-34.61;-58.38;b0
Villa Crespo;07;-34.61;-58.38;b0
Villa del Parque;07;-34.61;-58.38;b0
Villa Devoto;07;-34.61;-58.38;b0
Villa General Mitre;07;-34.61;-58.38;b0;villa-general-mitre-caba
Villa Lugano;07;-34.68;-58.47;b0
Villa Luro;07;-34.61;-58.38;b0
Villa Ortúzar;07;-34.58;-58.47;b0
Villa Pueyrredón;07;-34.61;-58.38;b0
Villa Real;07;-34.61;-58.38;b0
Villa Riachuelo;07;-34.61;-58.38;b0
Villa Santa Rita;07;-34.61;-58.48;b0
Villa Soldati;07;-34.61;-58.38;b0
Villa Urquiza;07;-34.61;-58.38;b0;villa-urquiza-caba
Burzaco;01;-34.83;-58.40;+0
Claypole;01;-34.80;-58.34;+0
Don Orione;01;-34.82;-58.34;+0
Glew;01;-34.89;-58.38;+0
José Mármol;01;-34.78;-58.37;+0
Longchamps;01;-34.86;-58.39;+0
Ministro Rivadavia;01;-34.86;-58.36;+0
Rafael Calzada;01;-34.79;-58.35;+0
Crucesita;01;-34.67;-58.36;+0
Dock Sud;01;-34.65;-58.34;+0
Gerli;01;-34.69;-58.37;+0
Piñeyro;01;-34.67;-58.39;+0
Sarandí;01;-34.68;-58.35;+0
Villa Domínico;01;-34.70;-58.34;+0
Wilde;01;-34.71;-58.32;+0
Carlos Tomás Sourigues;01;-34.80;-58.22;+0
El Pato;01;-34.91;-58.20;+5
Guillermo Enrique Hudson;01;-34.79;-58.14;+5
Juan María Gutiérrez;01;-34.84;-58.18;+5
Pereyra;01;-34.85;-58.14;+5
Plátanos;01;-34.77;-58.16;+5
Ranelagh;01;-34.79;-58.20;+0
Villa España;01;-34.78;-58.20;+0
Villa Argüello;01;-34.91;-57.92;+5
Los Cardales;01;-34.32;-58.98;+22
Punta Lara;01;-34.84;-58.00;+5
El Cazador;01;-34.30;-58.78;+22
Garín;01;-34.43;-58.74;+22
Ingeniero Maschwitz;01;-34.38;-58.73;+22
Matheu;01;-34.37;-58.84;+22
Maquinista Savio;01;-34.40;-58.76;+22
El Jagüel;01;-34.83;-58.49;+0
Luis Guillón;01;-34.80;-58.45;+0
Monte Grande;01;-34.82;-58.47;+0
9 de Abril;01;-34.76;-58.49;+0
Canning;01;-34.90;-58.51;+0
Carlos Spegazzini;01;-34.93;-58.58;+0
La Unión;01;-34.85;-58.56;+0
Tristán Suárez;01;-34.88;-58.57;+0
Bosques;01;-34.83;-58.22;+5
Estanislao Severo Zeballos;01;-34.81;-58.24;+0
Gobernador Julio A. Costa;01;-34.81;-58.31;+0
Ingeniero Juan Allan;01;-34.87;-58.21;+5
Villa Vatteone;01;-34.83;-58.26;+0
Batán;01;-38.01;-57.71;+6
Camet;01;-37.91;-57.55;+6
Punta Mogotes;01;-38.08;-57.59;+6
Sierra de los Padres;01;-37.95;-57.78;+6
Billinghurst;01;-34.58;-58.58;+0
Villa Ballester;01;-34.54;-58.56;+0
Villa José León Suárez;01;-34.52;-58.58;+0
Villa Lynch;01;-34.59;-58.52;+0
Villa Maipú;01;-34.57;-58.52;+0
Villa San Andrés;01;-34.57;-58.55;+0
Villa Santos Tesei;01;-34.61;-58.65;+0
William C. Morris;01;-34.58;-58.66;+0
Villa Gobernador Udaondo;01;-34.62;-58.69;+22
Aldo Bonzi;01;-34.71;-58.51;+0
Ciudad Evita;01;-34.73;-58.54;+0
González Catán;01;-34.77;-58.64;+0
Gregorio de Laferrere;01;-34.75;-58.59;+0
Isidro Casanova;01;-34.72;-58.58;+0
La Tablada;01;-34.69;-58.53;+0
Lomas del Mirador;01;-34.67;-58.53;+0
Rafael Castillo;01;-34.71;-58.63;+0
Ramos Mejía;01;-34.65;-58.56;+0
Tapiales;01;-34.71;-58.49;+0
20 de Junio;01;-34.79;-58.72;+0
Villa Eduardo Madero;01;-34.70;-58.49;+0
Villa Luzuriaga;01;-34.67;-58.59;+0
Virrey del Pino;01;-34.85;-58.69;+0
Monte Chingolo;01;-34.73;-58.36;+0
Remedios de Escalada;01;-34.72;-58.40;+0
Valentín Alsina;01;-34.67;-58.41;+0
Abasto;01;-35.01;-58.12;+5
Arturo Seguí;01;-34.89;-58.13;+5
City Bell;01;-34.89;-58.06;+5
Joaquín Gorina;01;-34.90;-58.04;+5
José Hernández;01;-34.90;-58.01;+5
José Melchor Romero;01;-34.95;-58.04;+5
Lisandro Olmos;01;-35.00;-58.04;+5
Los Hornos;01;-34.97;-57.98;+5
Manuel B. Gonnet;01;-34.88;-58.02;+5
Ringuelet;01;-34.89;-57.99;+5
Tolosa;01;-34.90;-57.98;+5
Villa Elisa;01;-34.88;-58.09;+5;villa-elisa-buenos-aires
Villa Elvira;01;-34.94;-57.92;+5
Banfield;01;-34.74;-58.44;+0
Llavallol;01;-34.80;-58.43;+0
Temperley;01;-34.77;-58.38;+0
Turdera;01;-34.79;-58.40;+0
Villa Centenario;01;-34.73;-58.43;+0
Villa Fiorito;01;-34.71;-58.45;+0
Open Door;01;-34.49;-59.06;+22
Grand Bourg;01;-34.49;-58.73;+22
Ingeniero Adolfo Sourdeaux;01;-34.50;-58.66;+22
Libertad;01;-34.71;-58.68;+0;libertad-buenos-aires
Mariano Acosta;01;-34.72;-58.80;+22
San Antonio de Padua;01;-34.67;-58.70;+0
Cuartel V;01;-34.56;-58.82;+22
Francisco Álvarez;01;-34.61;-58.86;+22
La Reja;01;-34.65;-58.84;+22
Moreno;01;-34.64;-58.79;+22
Paso del Rey;01;-34.63;-58.75;+22
Trujui;01;-34.59;-58.76;+22
Castelar;01;-34.66;-58.65;+0
El Palomar;01;-34.62;-58.60;+0
Haedo;01;-34.64;-58.60;+0
Villa Sarmiento;01;-34.63;-58.57;+0
Del Viso;01;-34.45;-58.80;+22
Fátima;01;-34.41;-58.98;+22
La Lonja;01;-34.45;-58.84;+22
Manzanares;01;-34.45;-59.01;+22
Manzone;01;-34.53;-58.88;+22
Presidente Derqui;01;-34.49;-58.84;+22
Villa Astolfi;01;-34.49;-58.88;+22
Villa Rosa;01;-34.41;-58.85;+22
Zelaya;01;-34.37;-58.89;+22
Bernal;01;-34.70;-58.28;+0
Don Bosco;01;-34.70;-58.30;+0
Ezpeleta;01;-34.74;-58.23;+0
San Francisco Solano;01;-34.78;-58.31;+0
Villa La Florida;01;-34.77;-58.30;+0
San Fernando;01;-34.45;-58.57;+0
Victoria;01;-34.46;-58.56;+0;victoria-buenos-aires
Virreyes;01;-34.46;-58.58;+0
Acassuso;01;-34.48;-58.51;+0
Béccar;01;-34.47;-58.54;+0
Boulogne Sur Mer;01;-34.50;-58.57;+0
Martínez;01;-34.49;-58.51;+0
Villa Adelina;01;-34.52;-58.55;+0
Bella Vista;01;-34.58;-58.70;+22;bella-vista-buenos-aires
Campo de Mayo;01;-34.53;-58.65;+22
Alejandro Korn;01;-35.01;-58.39;+5
Domselaar;01;-35.05;-58.31;+5
Benavídez;01;-34.41;-58.69;+22
El Talar;01;-34.47;-58.66;+22
Los Troncos del Talar;01;-34.44;-58.62;+22
Ricardo Rojas;01;-34.46;-58.68;+22
Rincón de Milberg;01;-34.41;-58.63;+22
Churruca;01;-34.56;-58.62;+0
Ciudad Jardín Lomas del Palomar;01;-34.60;-58.60;+0
Ciudadela;01;-34.63;-58.54;+0
El Libertador;01;-34.56;-58.62;+0
José Ingenieros;01;-34.62;-58.53;+0
Loma Hermosa;01;-34.57;-58.60;+0
Martín Coronado;01;-34.59;-58.59;+0
11 de Septiembre;01;-34.57;-58.62;+0
Pablo Podestá;01;-34.58;-58.62;+0
Sáenz Peña;01;-34.60;-58.53;+0
Santos Lugares;01;-34.60;-58.55;+0
Villa Bosch;01;-34.58;-58.58;+0
Villa Raffo;01;-34.61;-58.53;+0
Carapachay;01;-34.53;-58.54;+0
Florida;01;-34.53;-58.49;+0
La Lucila;01;-34.50;-58.49;+0
Munro;01;-34.53;-58.53;+0
Vicente López;01;-34.53;-58.47;+0
Villa Martelli;01;-34.55;-58.51;+0
Mar Azul;01;-37.34;-57.03;+6
Mar de las Pampas;01;-37.33;-57.04;+6
Colonia Caroya;05;-31.02;-64.07;+1
Colonia Tirolesa;05;-31.24;-64.07;+1
General Paz;05;-31.13;-64.14;+1
Dumesnil;05;-31.33;-64.33;+1
Guiñazú Norte;05;-31.31;-64.17;+1
Juárez Celman;05;-31.26;-64.17;+1
Villa Los Llanos;05;-31.28;-64.16;+1
Bialet Massé;05;-31.32;-64.48;+1
Cabalango;05;-31.39;-64.56;+1
Casa Grande;05;-31.17;-64.48;+1
Mayu Sumaj;05;-31.47;-64.54;+1
San Antonio de Arredondo;05;-31.48;-64.53;+1
Santa María de Punilla;05;-31.27;-64.47;+1
Tanti;05;-31.36;-64.59;+1
Villa Marini;13;-32.94;-68.86;+3
Colonia Segovia;13;-32.84;-68.73;+3
Bermejo;13;-32.87;-68.80;+3
Buena Nueva;13;-32.89;-68.78;+3
Dorrego;13;-32.91;-68.84;+3
Guaymallén;13;-32.89;-68.82;+3
Pedro Molina;13;-32.88;-68.83;+3
Rodeo de la Cruz;13;-32.92;-68.75;+3
San José;13;-32.89;-68.83;+3;san-jose-mendoza
Los Corralitos;13;-32.90;-68.71;+3
Blanco Encalada;13;-33.04;-69.01;+3
El Algarrobal;13;-32.83;-68.80;+3
El Borbollón;13;-32.81;-68.78;+3
El Challao;13;-32.82;-68.92;+3
El Plumerillo;13;-32.85;-68.82;+3
La Cieneguita;13;-32.84;-68.86;+3
Panquehua;13;-32.84;-68.84;+3
Agrelo;13;-33.12;-68.90;+3
Cacheuta;13;-33.04;-69.12;+3
Las Compuertas;13;-33.03;-68.98;+3
Carrodilla;13;-32.98;-68.85;+3
Chacras de Coria;13;-32.99;-68.89;+3
La Puntilla;13;-32.96;-68.87;+3
Mayor Drummond;13;-33.00;-68.86;+3
Vistalba;13;-33.02;-68.92;+3
Perdriel;13;-33.07;-68.90;+3
Potrerillos;13;-32.95;-69.21;+3
Ugarteche;13;-33.21;-68.90;+3
Cruz de Piedra;13;-33.03;-68.79;+3
Fray Luis Beltrán;13;-33.01;-68.66;+3;fray-luis-beltran-mendoza
Coquimbito;13;-32.98;-68.81;+3
General Gutiérrez;13;-32.98;-68.77;+3
Luzuriaga;13;-32.95;-68.80;+3
Rodeo del Medio;13;-32.99;-68.70;+3
Russell;13;-33.01;-68.80;+3
Álvarez;21;-33.13;-60.80;+2
Alvear;21;-33.06;-60.62;+2;alvear-santa-fe
Fighiera;21;-33.20;-60.47;+32
General Lagos;21;-33.11;-60.57;+2
Ibarlucea;21;-32.85;-60.79;+2
Piñero;21;-33.11;-60.80;+2
Pueblo Esther;21;-33.07;-60.58;+2
Soldini;21;-33.02;-60.76;+2
Zavalla;21;-33.02;-60.88;+2
Güemes;05;-31.41;-64.18;+b1;guemes-cordoba
Nueva Córdoba;05;-31.41;-64.18;+b1
Güemes;01;-38.00;-57.56;+b6;guemes-mar-del-plata
Fisherton;21;-32.95;-60.64;+b2`;
