Feature: Advertisements
  What members tell each other, with pictures; Admin and Editor publish and take away.

  Rule: Reading

    @ADVT-01 @LIST-04
    Scenario: An advertisement shows title, day, author, words and pictures
      When I visit the advertisements page
      Then I see 10 advertisements
      And advertisement 1 of the list says "한글학교 방학 특강반을 모집합니다"
      And every advertisement shows its title, day, author and words
      And I see "2026-11-16 · 한글학교부"
      And advertisement 1 shows 2 pictures of this server

    @ADVT-01
    Scenario: Only the first 150 characters are shown, and a control opens the whole
      When I visit the advertisements page
      Then advertisement 1 shows the first 150 characters of its content and an ellipsis
      And I see the button "더 보기 한글학교 방학 특강반을 모집합니다"
      When I click the button "더 보기 한글학교 방학 특강반을 모집합니다"
      Then I see "자리가 차면 다음 방학까지 기다리셔야 하니 서둘러 주시기 바랍니다."
      And I see the button "접기 한글학교 방학 특강반을 모집합니다"
      When I click the button "접기 한글학교 방학 특강반을 모집합니다"
      Then I do not see "서둘러 주시기 바랍니다."

    @ADVT-01
    Scenario: A short advertisement is shown whole, without a control
      When I visit the advertisements page
      Then advertisement 2 of the list says "성탄 카드를 주문하세요"
      And I do not see the button "더 보기 성탄 카드를 주문하세요"

    @ADVT-01 @BULL-03
    Scenario: A picture is seen large, under the lens, and the next one beside it
      Given I visit the advertisements page
      When I click the button "한글학교 방학 특강반을 모집합니다 그림 1 크게 보기"
      Then I see the dialog "한글학교 방학 특강반을 모집합니다"
      And I see "그림 2개 가운데 1번째"
      When I enlarge the picture
      Then the picture is seen larger than before
      When I click the button "다음 그림"
      Then I see "그림 2개 가운데 2번째"
      And nobody is kept out at 1280 and 360 px, light and dark
      When I press "Escape"
      Then I do not see the dialog "한글학교 방학 특강반을 모집합니다"
      And the button "한글학교 방학 특강반을 모집합니다 그림 1 크게 보기" has the focus

    @ADVT-01
    Scenario: Pictures have their places before they come, so that nothing jumps
      Given GET /api/File/content/* hangs
      When I visit the advertisements page
      Then I see 10 advertisements
      And the 2 pictures of advertisement 1 have not come, and have their places

    @ADVT-01
    Scenario: Pictures far below are fetched when they come near
      When I visit the advertisements page
      Then advertisement 1 shows 2 pictures of this server
      When I scroll the list to 0 px before its end
      Then I see 20 advertisements
      And the pictures of advertisement 20 were not asked for

    @accessibility
    Scenario: Nobody is kept out of the advertisements
      When I visit the advertisements page
      Then I see 10 advertisements
      And nobody is kept out at 1280 and 360 px, light and dark

    @accessibility @REL-14 @logs-errors
    Scenario: Nobody is kept out of advertisements with hostile words
      Given the hostile world
      When I visit the advertisements page
      Then I see 10 advertisements
      And nobody is kept out at 1280 and 360 px, light and dark

  Rule: Who may

    @PERM-02 @ADVT-02 @ADVT-03
    Scenario Outline: A <who> only reads advertisements
      Given I am a <who>
      When I visit the advertisements page
      Then I see 10 advertisements
      And I do not see "새 광고 쓰기"
      And I do not see the button "삭제"

      Examples:
        | who     |
        | visitor |
        | member  |

    @PERM-02 @ADVT-02 @ADVT-03
    Scenario Outline: An <who> publishes advertisements and takes them away
      Given I am an <who>
      When I visit the advertisements page
      Then I see "새 광고 쓰기"
      And I see the button "삭제 한글학교 방학 특강반"

      Examples:
        | who    |
        | editor |
        | admin  |

  Rule: Publishing

    Background:
      Given I am an editor
      And I visit the advertisements page
      And I see 10 advertisements

    @ADVT-02
    Scenario: A new advertisement goes to the top with its images in their order, without a list call
      When I write the advertisement "김장 배추를 나눕니다"
      And I choose the files "배추.png, 무.jpg, 파.webp"
      And I click the button "위로 파.webp"
      And I click the button "등록"
      Then advertisement 1 of the list says "김장 배추를 나눕니다"
      And I see "2026-11-18 · 친교부"
      And advertisement 1 shows 3 pictures of this server
      And the pictures of advertisement 1 are "image/png, image/webp, image/jpeg"
      And I see 11 advertisements
      And a toast says "광고를 등록했습니다."
      And "제목" holds ""
      And there is no file to upload
      And POST /api/advertisement was sent 1 time
      And GET /api/Advertisement was sent 1 time

    @ADVT-02
    Scenario: An advertisement does without images
      When I write the advertisement "김장 배추를 나눕니다"
      And I click the button "등록"
      Then advertisement 1 of the list says "김장 배추를 나눕니다"
      And advertisement 1 shows no picture

    @ADVT-02
    Scenario: Title, content and author of an advertisement are required
      When I click the button "등록"
      Then I see "제목을 입력해 주세요."
      And I see "내용을 입력해 주세요."
      And I see "작성자를 입력해 주세요."
      And the field "제목" has the focus
      And POST /api/advertisement was sent 0 times

    @REL-24 @ADVT-02
    Scenario Outline: <what> is turned away from an advertisement, and the good one stays
      When I choose the files "표지.png, <file>"
      Then the files to upload are "표지.png"
      And the file "<file>" is turned away: "<reason>"

      Examples:
        | what                       | file     | reason                                 |
        | A program that was renamed | 프로그램.png | 그림 파일이 아닙니다.                           |
        | An empty file              | 빈파일.png  | 빈 파일입니다.                               |
        | A photograph of a phone    | 사진.heic  | 아이폰 사진 형식(HEIC)은 올릴 수 없습니다.            |
        | A drawing with a script    | 그림.svg   | SVG 그림은 안에 프로그램이 들어 있을 수 있어 올릴 수 없습니다. |
        | A picture of 50 MB         | 큰그림.png  | 10MB보다 큰 파일은 올릴 수 없습니다.                |
        | A document                 | 문서.pdf   | 그림 파일이 아닙니다.                           |

    @REL-24 @ADVT-02
    Scenario: Of 30 pictures the last twenty are turned away
      When I choose 30 pages
      Then there are 10 files to upload
      And 20 files are turned away

    @REL-24 @ADVT-02
    Scenario: What the church says of an image stands beside it, and the whole can be sent again
      Given POST /api/advertisement is refused with 415, naming "둘째.jpg": "너무 어둡습니다."
      When I write the advertisement "김장 배추를 나눕니다"
      And I choose the files "표지.png, 둘째.jpg"
      And I click the button "등록"
      Then a toast says "광고를 등록하지 못했습니다. 서버가 받지 않는 종류의 파일입니다."
      And the file "둘째.jpg" says "너무 어둡습니다."
      And the files to upload are "표지.png, 둘째.jpg"
      When POST /api/advertisement works again
      And I click the button "빼기 둘째.jpg"
      And I click the button "등록"
      Then advertisement 1 of the list says "김장 배추를 나눕니다"
      And advertisement 1 shows 1 picture of this server

    @LIST-03 @REL-16 @ADVT-02
    Scenario Outline: An advertisement that <fault> is told, and nothing is lost
      Given POST /api/advertisement <fault>
      When I write the advertisement "김장 배추를 나눕니다"
      And I choose the files "표지.png, 둘째.jpg"
      And I click the button "등록"
      Then a toast says "광고를 등록하지 못했습니다."
      And I see "쓰신 내용과 고르신 파일은 그대로 두었습니다."
      And "제목" holds "김장 배추를 나눕니다"
      And "내용" holds "토요일 아침에 나눕니다."
      And "작성자" holds "친교부"
      And the files to upload are "표지.png, 둘째.jpg"
      And POST /api/advertisement was sent 1 time
      When POST /api/advertisement works again
      And I click the button "등록"
      Then advertisement 1 of the list says "김장 배추를 나눕니다"
      And I see 11 advertisements

      Examples:
        | fault          |
        | is too large   |
        | fails          |
        | gets no answer |

    @REL-20 @ADVT-02
    Scenario: An advertisement that was taken without a word is shown as it was written, and never sent twice
      Given POST /api/advertisement succeeds without a word
      And GET /api/Advertisement gets no answer
      When I write the advertisement "김장 배추를 나눕니다"
      And I choose the file "표지.png"
      And I click the button "등록"
      Then advertisement 1 of the list says "김장 배추를 나눕니다"
      And a toast says "광고를 등록했습니다."
      And POST /api/advertisement was sent 1 time
      And there is no file to upload

    @REL-17 @ADVT-02
    Scenario: A double click and Enter publish an advertisement once
      Given every call takes 700 ms
      When I write the advertisement "김장 배추를 나눕니다"
      And I choose the file "표지.png"
      And I double-click the button "등록"
      And I press "Enter"
      Then advertisement 1 of the list says "김장 배추를 나눕니다"
      And I see 11 advertisements
      And POST /api/advertisement was sent 1 time

    @ADVT-02
    Scenario: Images under way show a bar and can be given up
      Given POST /api/advertisement hangs
      When I write the advertisement "김장 배추를 나눕니다"
      And I choose the file "표지.png"
      And I click the button "등록"
      Then I see a progress bar "올리고 있습니다"
      When I click the button "그만두기"
      Then I see "올리기를 그만두었습니다. 고르신 파일은 그대로 두었습니다."
      And "내용" holds "토요일 아침에 나눕니다."
      And no toast is shown

    @REL-18 @ADVT-02
    Scenario: Leaving the page gives up what was on its way
      Given POST /api/advertisement hangs
      When I write the advertisement "김장 배추를 나눕니다"
      And I choose the file "표지.png"
      And I click the button "등록"
      And I see a progress bar "올리고 있습니다"
      And I click "행사" in the navigation "교제"
      Then I see the heading "행사"
      And no toast is shown
      When I click "광고" in the navigation "교제"
      Then the file to upload is "표지.png"
      And I see "올리기를 그만두었습니다."

    @AUTH-15 @REL-24 @ADVT-02
    Scenario: A session that ends on the way loses neither words nor images
      Given my access token has expired
      And POST /api/Account/Refresh asks for a login
      When I write the advertisement "김장 배추를 나눕니다"
      And I choose the files "표지.png, 둘째.jpg"
      And I click the button "등록"
      Then I see 1 toast "로그인 시간이 지났습니다."
      When POST /api/Account/Refresh works again
      And I click the button "로그인" in the toast
      And I log in as editor
      Then "제목" holds "김장 배추를 나눕니다"
      And "내용" holds "토요일 아침에 나눕니다."
      And "작성자" holds "친교부"
      And the files to upload are "표지.png, 둘째.jpg"

    @PERM-03 @ADVT-02
    Scenario: Whoever may not publish advertisements any more is told, and reads on
      Given the editor has the role "Teacher"
      And my access token has expired
      When I write the advertisement "김장 배추를 나눕니다"
      And I click the button "등록"
      Then a toast says "광고를 등록하지 못했습니다. 권한이 없습니다."
      And I am signed in as editor
      And I do not see "새 광고 쓰기"
      When I scroll the list to 0 px before its end
      Then I see 20 advertisements

    @accessibility
    Scenario: Nobody is kept out of publishing an advertisement
      When I choose the files "표지.png, 둘째.jpg, 빈파일.png"
      And I click the button "등록"
      Then I see "제목을 입력해 주세요."
      And the files to upload are "표지.png, 둘째.jpg"
      And nobody is kept out at 1280 and 360 px, light and dark

    @phone @ADVT-01 @ADVT-02 @ADVT-03
    Scenario: An advertisement is published, looked at and taken away on a phone
      When I click the button "새 광고 쓰기"
      And I write the advertisement "김장 배추를 나눕니다"
      And I choose the file "표지.png"
      And I click the button "등록"
      Then advertisement 1 of the list says "김장 배추를 나눕니다"
      When I click the button "김장 배추를 나눕니다 그림 1 크게 보기"
      Then I see the dialog "김장 배추를 나눕니다"
      And nothing is wider than the window
      When I click the button "그림 닫기"
      And I click the button "삭제 김장 배추를 나눕니다"
      Then I do not see the advertisement "김장 배추를 나눕니다"

  Rule: Taking away

    Background:
      Given I am an editor
      And I visit the advertisements page
      And I see 10 advertisements

    @ADVT-03
    Scenario: An advertisement leaves at once, and is deleted when its toast goes
      When I click the button "삭제 한글학교 방학 특강반"
      Then I do not see the advertisement "한글학교 방학 특강반"
      And a toast says "광고를 삭제했습니다."
      And DELETE /api/advertisement/34 was sent 0 times
      When the toast's time is over
      Then DELETE /api/advertisement/34 was sent 1 time
      And I see 9 advertisements
      And GET /api/Advertisement was sent 1 time

    @ADVT-03
    Scenario: Undo brings the advertisement back into its place and sends nothing
      When I click the button "삭제 성탄 카드를 주문하세요"
      Then I do not see the advertisement "성탄 카드를 주문하세요"
      When I click the button "되돌리기" in the toast
      Then advertisement 2 of the list says "성탄 카드를 주문하세요"
      And DELETE /api/advertisement/33 was sent 0 times

    @LIST-03 @ADVT-03 @PERM-03
    Scenario: An advertisement whose deletion is refused comes back into its place
      Given DELETE /api/advertisement/33 fails
      When I click the button "삭제 성탄 카드를 주문하세요"
      And the toast's time is over
      Then a toast says "광고를 삭제하지 못했습니다."
      And advertisement 2 of the list says "성탄 카드를 주문하세요"
      And DELETE /api/advertisement/33 was sent 1 time
